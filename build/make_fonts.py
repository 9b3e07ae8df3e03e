"""Makes the three fonts in assets/fonts from the npm packages of Fontsource. Run by hand; what it makes is in git.

    mkdir /tmp/fonts && cd /tmp/fonts && npm install @fontsource-variable/figtree@5 @fontsource-variable/fraunces@5
    pip install fonttools brotli
    python build/make_fonts.py /tmp/fonts/node_modules/@fontsource-variable

Figtree is the text face in two weights, Fraunces the display face, both under the OFL without reserved names. Each is
fixed at one weight, cut down to Latin, Latin-1 and Latin Extended-A, given figures of one width, and the game's own
suit symbols and arrows.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from game.widgets.suits import OUTLINES  # noqa: E402
from game.widgets.vector import outline  # noqa: E402

CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "‘’‚“”„–—…•‹›−×≤≥€™")]
ARROWS = {
    0x2190: "M6 45 L42 12 L42 35 L94 35 L94 55 L42 55 L42 78 Z",
    0x2192: "M94 45 L58 12 L58 35 L6 35 L6 55 L58 55 L58 78 Z",
    0x2191: "M50 2 L84 40 L60 40 L60 92 L40 92 L40 40 L16 40 Z",
    0x2193: "M50 92 L84 54 L60 54 L60 2 L40 2 L40 54 L16 54 Z",
    0x2713: "M8 50 L22 36 L40 54 L78 12 L92 26 L40 82 Z",
    0x2605: "M50 2 L62 34 L96 35 L69 56 L79 89 L50 70 L21 89 L31 56 L4 35 L38 34 Z",
}


def make(source: Path, family: str, part: str, location: dict[str, float], target: str) -> None:
    """One font at one place of its axes."""
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for script in ("latin", "latin-ext"):
            font = TTFont(source / family / "files" / f"{family}-{script}-{part}-normal.woff2")
            font = instantiateVariableFont(font, location)
            font.flavor = None
            if "GDEF" in font:
                del font["GDEF"]
            parts.append(str(Path(folder) / f"{script}.ttf"))
            font.save(parts[-1])
        font = Merger().merge(parts)
    level_figures(font)
    options = Options()
    options.layout_features = ["kern", "mark", "ccmp"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["STAT", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    add_symbols(font)
    folder_path = HOME / "assets" / "fonts"
    font.save(folder_path / target)
    licence = (source / family / "LICENSE").read_text(encoding="utf-8")
    (folder_path / f"OFL-{family.title()}.txt").write_text(licence, encoding="utf-8")
    missing = [chr(each) for each in CHARACTERS if each not in font.getBestCmap()]
    print(target, (folder_path / target).stat().st_size, "bytes; missing:", "".join(missing))


def level_figures(font: Any) -> None:
    """Give the ten figures one width: the font's own tabular ones if it has them, else each in the middle."""
    table = font["GSUB"].table if "GSUB" in font else None
    swaps: dict[str, str] = {}
    if table is not None and table.FeatureList is not None:
        for record in table.FeatureList.FeatureRecord:
            if record.FeatureTag == "tnum":
                for index in record.Feature.LookupListIndex:
                    for sub in table.LookupList.Lookup[index].SubTable:
                        swaps.update(getattr(sub, "mapping", {}))
    cmap = font.getBestCmap()
    names = [swaps.get(cmap[ord(figure)], cmap[ord(figure)]) for figure in "0123456789"]
    metrics, glyphs = font["hmtx"], font["glyf"]
    widths = [metrics[name][0] for name in names]
    if len(set(widths)) > 1:
        width = max(widths)
        for name in names:
            advance, bearing = metrics[name]
            # A narrow figure stays a little to the left of the middle of its place; "1" and "7" look right so.
            shift = (width - advance) // 2
            glyphs[name].coordinates.translate((shift, 0))
            glyphs[name].recalcBounds(glyphs)
            metrics[name] = (width, bearing + shift)
    for subtable in font["cmap"].tables:
        for figure, name in zip("0123456789", names, strict=True):
            if ord(figure) in subtable.cmap:
                subtable.cmap[ord(figure)] = name


def add_symbols(font: Any) -> None:
    """Draw the suits and arrows into the font, as tall as its capitals."""
    em = font["head"].unitsPerEm
    cap = font["OS/2"].sCapHeight or round(em * 0.7)
    shapes = {0x2660: OUTLINES[0], 0x2665: OUTLINES[1], 0x2666: OUTLINES[2], 0x2663: OUTLINES[3]}
    order = font.getGlyphOrder()
    drawn = [(code, path, cap * 1.06 / 100, 50.0, 50.0) for code, path in shapes.items()]
    drawn += [(code, path, cap / 100, 0.0, 90.0) for code, path in ARROWS.items()]
    for code, path, scale, left, foot in drawn:
        side = round(em * 0.06)
        pen = TTGlyphPen(None)
        for polygon in outline(path):
            points = [(round(side + (x + left) * scale), round((foot - y) * scale)) for x, y in polygon]
            pen.moveTo(points[0])
            for point in points[1:]:
                pen.lineTo(point)
            pen.closePath()
        name = f"uni{code:04X}"
        order = [*order, name]
        font.setGlyphOrder(order)
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = (round(100 * scale + 2 * side), side)
        for subtable in font["cmap"].tables:
            if subtable.isUnicode():
                subtable.cmap[code] = name


def main() -> None:
    """Make all three."""
    source = Path(sys.argv[1])
    make(source, "figtree", "wght", {"wght": 530}, "text.ttf")
    make(source, "figtree", "wght", {"wght": 750}, "text-bold.ttf")
    make(source, "fraunces", "full", {"opsz": 48, "wght": 640, "SOFT": 60, "WONK": 0}, "display.ttf")


if __name__ == "__main__":
    main()
