"""The few buttons, toggles and sliders the scenes share, with the colours and fonts they use."""
