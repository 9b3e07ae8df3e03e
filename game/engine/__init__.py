"""The rules of three-handed euchre, and nothing else.

Start with `rules.py` (`new_match`, `legal_actions`, `apply`). Each phase of a hand has its module, with its legal
actions and its apply side by side. Standard library only: no pygame, no asyncio, no random numbers, no I/O, no prose.
"""
