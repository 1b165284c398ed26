type Table = { tag: string; bytes: Buffer };

/**
 * A font without some of its tables, and whose table of names has its family alone; browsers refuse a font without the latter.
 * @see https://learn.microsoft.com/typography/opentype/spec/name
 */
export function withOneName(sfnt: Buffer, family: string, without: readonly string[]): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  // Version, count, place of the text; then platform, encoding, language, name, length and offset of the one record.
  const header = [0, 1, 18, 3, 1, 0x409, 1, text.length, 0];
  const bytes = Buffer.alloc(18 + text.length);
  for (const [index, value] of header.entries()) bytes.writeUInt16BE(value, 2 * index);
  text.copy(bytes, 18);
  const tables = tablesOf(sfnt)
    .filter(({ tag }) => !without.includes(tag))
    .map((table) => (table.tag === 'name' ? { ...table, bytes } : table));
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
function fontOf(head: Buffer, tables: readonly Table[]): Buffer {
  const header = Buffer.from(head);
  header.writeUInt16BE(tables.length, 4);
  const directory = Buffer.alloc(16 * tables.length);
  const parts: Buffer[] = [header, directory];
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
