import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';

/** Where edges of a letter go, by where they are, in units of the font; all others stay. */
export type Redrawing = { x?: Readonly<Record<number, number>>; y?: Readonly<Record<number, number>> };

type Table = { tag: string; bytes: Buffer };

const flag = { onCurve: 1, shortX: 2, shortY: 4, repeats: 8, sameX: 16, sameY: 32 };

/**
 * Moves edges of some letters of a font.
 * @param sfnt a TrueType font without hints, which would speak of the old edges
 * @throws when a letter is missing or made of others
 * @see https://learn.microsoft.com/typography/opentype/spec/glyf
 */
export function redraw(sfnt: Buffer, redrawings: Readonly<Record<string, Redrawing>>): Buffer {
  const tables = tablesOf(sfnt);
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tables.find((table) => table.tag === tag));
  if (!head || !loca || !glyf) throw new Error('no TrueType outlines');
  const isLong = head.bytes.readInt16BE(50) === 1;
  const places = Array.from({ length: loca.bytes.length / (isLong ? 4 : 2) }, (_, at) =>
    isLong ? loca.bytes.readUInt32BE(4 * at) : 2 * loca.bytes.readUInt16BE(2 * at),
  );
  const outlines = places.slice(1).map((end, at) => glyf.bytes.subarray(places[at], end));
  for (const [letter, redrawing] of Object.entries(redrawings)) {
    const glyph = glyphOf(sfnt, letter);
    const outline = outlines[glyph];
    if (glyph === 0 || !outline?.length || outline.readInt16BE(0) < 0)
      throw new Error(`no outline of “${letter}”`);
    outlines[glyph] = moved(outline, redrawing);
  }
  let end = 0;
  for (const [at, outline] of outlines.entries()) {
    end += outline.length;
    if (isLong) loca.bytes.writeUInt32BE(end, 4 * (at + 1));
    else loca.bytes.writeUInt16BE(end / 2, 2 * (at + 1));
  }
  glyf.bytes = Buffer.concat(outlines);
  return fontOf(sfnt.subarray(0, 12), tables);
}

/**
 * A font whose table of names has its family alone; browsers refuse a font without the table.
 * @see https://learn.microsoft.com/typography/opentype/spec/name
 */
export function withOneName(sfnt: Buffer, family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  // Version, count, place of the text; then platform, encoding, language, name, length and offset of the one record.
  const header = [0, 1, 18, 3, 1, 0x409, 1, text.length, 0];
  const bytes = Buffer.alloc(18 + text.length);
  for (const [index, value] of header.entries()) bytes.writeUInt16BE(value, 2 * index);
  text.copy(bytes, 18);
  const tables = tablesOf(sfnt).map((table) => (table.tag === 'name' ? { ...table, bytes } : table));
  return fontOf(sfnt.subarray(0, 12), tables);
}

function tablesOf(sfnt: Buffer): Table[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const start = sfnt.readUInt32BE(at + 8);
    return {
      tag: sfnt.toString('latin1', at, at + 4),
      bytes: Buffer.from(sfnt.subarray(start, start + sfnt.readUInt32BE(at + 12))),
    };
  });
}

/** Sums of the tables stay empty: whoever packs the font as WOFF2 writes them. */
function fontOf(header: Buffer, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(16 * tables.length);
  const parts = [header, directory];
  let start = header.length + directory.length;
  for (const [index, { tag, bytes }] of tables.entries()) {
    directory.write(tag, 16 * index, 'latin1');
    directory.writeUInt32BE(start, 16 * index + 8);
    directory.writeUInt32BE(bytes.length, 16 * index + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    start += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

function glyphOf(sfnt: Buffer, letter: string): number {
  const run = new Run();
  run.addText(letter);
  run.guessSegmentProperties();
  shape(new Font(new Face(new Blob(new Uint8Array(sfnt).buffer))), run);
  return run.getGlyphInfos()[0]?.codepoint ?? 0;
}

function moved(outline: Buffer, { x = {}, y = {} }: Redrawing): Buffer {
  const contours = outline.readInt16BE(0);
  const count = outline.readUInt16BE(10 + 2 * (contours - 1)) + 1;
  let at = 10 + 2 * contours;
  at += 2 + outline.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const read = outline.readUInt8(at++);
    const times = read & flag.repeats ? outline.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(read);
  }
  const line = (short: number, same: number, edges: Readonly<Record<number, number>>) => {
    let value = 0;
    return flags.map((read) => {
      if (read & short) value += (read & same ? 1 : -1) * outline.readUInt8(at++);
      else if (!(read & same)) {
        value += outline.readInt16BE(at);
        at += 2;
      }
      return edges[value] ?? value;
    });
  };
  const xs = line(flag.shortX, flag.sameX, x);
  const ys = line(flag.shortY, flag.sameY, y);

  const head = Buffer.from(outline.subarray(0, 10 + 2 * contours));
  for (const [index, edge] of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].entries())
    head.writeInt16BE(edge, 2 + 2 * index);
  const steps = [xs, ys].map((values) => {
    const bytes = Buffer.alloc(2 * count);
    for (const [index, value] of values.entries())
      bytes.writeInt16BE(value - (values[index - 1] ?? 0), 2 * index);
    return bytes;
  });
  const noHints = Buffer.alloc(2);
  const whole = Buffer.concat([
    head,
    noHints,
    Buffer.from(flags.map((read) => read & flag.onCurve)),
    ...steps,
  ]);
  return Buffer.concat([whole, Buffer.alloc(-whole.length & 3)]);
}
