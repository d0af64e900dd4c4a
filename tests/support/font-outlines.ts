import subsetFont from 'subset-font';

type Point = [x: number, y: number];

/** Where a font's tables begin, by tag. */
function tablesOf(font: Buffer): Map<string, number> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(entries.map((at) => [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]));
}

/** The glyph of a character; 0: the font does not have it. Reads the format of characters below U+10000. */
function glyphOf(font: Buffer, cmap: number, code: number): number {
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) =>
    font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const at = subtables.map((offset) => cmap + offset).find((start) => font.readUInt16BE(start) === 4);
  if (at === undefined) throw new Error('The font has no table of format 4');
  const length = font.readUInt16BE(at + 6);
  const ends = at + 14;
  for (let segment = 0; segment < length; segment += 2) {
    if (font.readUInt16BE(ends + segment) < code) continue;
    const start = ends + length + 2 + segment;
    if (font.readUInt16BE(start) > code) return 0;
    const delta = font.readUInt16BE(start + length);
    const rangeAt = start + 2 * length;
    const range = font.readUInt16BE(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = font.readUInt16BE(rangeAt + range + 2 * (code - font.readUInt16BE(start)));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** The parts of a composite glyph, at their places. One that is turned or scaled is refused. */
function partsAt(font: Buffer, glyph: number, startOf: (glyph: number) => number): Point[][] {
  const parts: Point[][] = [];
  let at = glyph + 10;
  for (let flags = 32; flags & 32; ) {
    flags = font.readUInt16BE(at);
    if (flags & 0b11001000) throw new Error('The glyph has a part that is turned or scaled');
    const isWide = flags & 1;
    const [dx, dy] = isWide
      ? [font.readInt16BE(at + 4), font.readInt16BE(at + 6)]
      : [font.readInt8(at + 4), font.readInt8(at + 5)];
    const part = contoursAt(font, startOf(font.readUInt16BE(at + 2)), startOf);
    parts.push(...part.map((contour) => contour.map(([x, y]): Point => [x + dx, y + dy])));
    at += isWide ? 8 : 6;
  }
  return parts;
}

/** The closed lines of a glyph, by their points. */
function contoursAt(font: Buffer, glyph: number, startOf: (glyph: number) => number): Point[][] {
  const count = font.readInt16BE(glyph);
  if (count < 0) return partsAt(font, glyph, startOf);
  const ends = Array.from({ length: count }, (_, index) => font.readUInt16BE(glyph + 10 + 2 * index));
  let at = glyph + 10 + 2 * count;
  at += 2 + font.readUInt16BE(at);
  const flags: number[] = [];
  const points = (ends.at(-1) ?? -1) + 1;
  while (flags.length < points) {
    const flag = font.readUInt8(at++);
    const repeats = flag & 8 ? font.readUInt8(at++) : 0;
    for (let one = 0; one <= repeats; one += 1) flags.push(flag);
  }
  const axis = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * font.readUInt8(at++);
      else if (!(flag & same)) {
        value += font.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(2, 16);
  const ys = axis(4, 32);
  return ends.map((end, index) => {
    const from = (ends[index - 1] ?? -1) + 1;
    return xs.slice(from, end + 1).map((x, place): Point => [x, ys[from + place] ?? 0]);
  });
}

/** The outlines of a text's characters in a font file; undefined where the font lacks one. */
export async function outlinesOf(file: Buffer, text: string): Promise<(Point[][] | undefined)[]> {
  const font = await subsetFont(file, text, { targetFormat: 'sfnt' });
  const tables = tablesOf(font);
  const [cmap = 0, head = 0, loca = 0, glyf = 0] = ['cmap', 'head', 'loca', 'glyf'].map((tag) =>
    tables.get(tag),
  );
  const isLong = font.readUInt16BE(head + 50) === 1;
  const startOf = (glyph: number) =>
    glyf + (isLong ? font.readUInt32BE(loca + 4 * glyph) : 2 * font.readUInt16BE(loca + 2 * glyph));
  return [...text].map((character) => {
    const glyph = glyphOf(font, cmap, character.codePointAt(0) ?? 0);
    return glyph === 0 ? undefined : contoursAt(font, startOf(glyph), startOf);
  });
}
