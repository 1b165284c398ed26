/** What a file of an order may be, each with the endings that its name may have; the first is put behind a name with another one. */
const endings = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  heic: ['heic', 'heif', 'hif', 'avif'],
  svg: ['svg'],
  pdf: ['pdf', 'ai'],
  eps: ['eps', 'ai', 'ps'],
  psd: ['psd', 'psb'],
  zip: [
    'zip',
    'docx',
    'xlsx',
    'pptx',
    'odt',
    'ods',
    'odp',
    'pages',
    'numbers',
    'key',
    'idml',
    'cdr',
    'afdesign',
    'sketch',
  ],
  rar: ['rar'],
  '7z': ['7z'],
} as const;

/** What the bytes of a file are. */
export type FileKind = keyof typeof endings;

/** How much of the start and of the end of a file says what it is. */
export const headBytes = 64 * 1024;
export const tailBytes = 64 * 1024 + 22;

const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

const number = (bytes: Uint8Array, at: number) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, true);

/** By its first bytes; no text is one but SVG, so nothing that a browser or a computer runs is. */
const heads: readonly [FileKind, (head: Uint8Array) => boolean][] = [
  ['jpeg', (head) => /^\xff\xd8\xff[\xc0-\xfe]/.test(text(head, 0, 4))],
  ['png', (head) => text(head, 0, 16) === '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['gif', (head) => /^GIF8[79]a/.test(text(head, 0, 6))],
  ['webp', (head) => /^RIFF....WEBPVP8[ LX]/s.test(text(head, 0, 16))],
  ['heic', (head) => /^\0\0..ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1|avif)/s.test(text(head, 0, 12))],
  ['pdf', (head) => /^%PDF-[12]\.\d/.test(text(head, 0, 8))],
  ['eps', (head) => /^(%!PS-Adobe-|\xc5\xd0\xd3\xc6)/.test(text(head, 0, 11))],
  ['psd', (head) => ['8BPS\0\x01', '8BPS\0\x02'].includes(text(head, 0, 6))],
  ['zip', (head) => text(head, 0, 4) === 'PK\x03\x04'],
  ['rar', (head) => ['Rar!\x1a\x07\0', 'Rar!\x1a\x07\x01'].includes(text(head, 0, 7))],
  ['7z', (head) => text(head, 0, 6) === '7z\xbc\xaf\x27\x1c'],
  ['svg', isSvg],
];

/** What a file begins as, by its first bytes (`headBytes`, or all of it); undefined for whatever we don't take. */
export function kindByHead(head: Uint8Array): FileKind | undefined {
  return heads.find(([, begins]) => begins(head))?.[0];
}

/** What may stand before the picture of an SVG, each with its end. */
const prologs = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE svg', '>'],
] as const;

function isSvg(head: Uint8Array): boolean {
  let rest = Buffer.from(head)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  for (let found = prologOf(rest); found !== undefined; found = prologOf(rest))
    rest = rest.slice(found).trimStart();
  return /^<svg[\s>]/.test(rest) && !rest.includes('\0');
}

/** Where a text goes on behind what may stand before; undefined where nothing does. */
function prologOf(text: string): number | undefined {
  const [start = '', end = ''] = prologs.find(([begins]) => text.startsWith(begins)) ?? [];
  if (start === '') return undefined;
  const stop = end === '>' && /^[^>]*\[/.test(text) ? ']>' : end;
  const at = text.indexOf(stop, start.length);
  return at < 0 ? text.length : at + stop.length;
}

/** Where a ZIP ends: its last record, with a comment that reaches the last byte. */
function endsAsZip(tail: Uint8Array): boolean {
  const end = Buffer.from(tail);
  for (let at = end.lastIndexOf('PK\x05\x06', undefined, 'latin1'); at >= 0; ) {
    if (at + 22 <= end.length && at + 22 + end.readUInt16LE(at + 20) === end.length) return true;
    if (at === 0) return false;
    at = end.lastIndexOf('PK\x05\x06', at - 1, 'latin1');
  }
  return false;
}

/** How a file of a kind ends, where it has an end that tells. */
const tails: Partial<Record<FileKind, (tail: Uint8Array, head: Uint8Array, size: number) => boolean>> = {
  png: (tail) => text(tail, 0, tail.length).includes('IEND\xae\x42\x60\x82'),
  gif: (tail) => /;\0*$/.test(text(tail, tail.length - 64, tail.length)),
  webp: (_tail, head, size) => Math.abs(number(head, 4) + 8 - size) <= 1,
  pdf: (tail) => text(tail, 0, tail.length).includes('%%EOF'),
  zip: (tail, head) => endsAsZip(tail) && !text(head, 0, 1024).includes('%PDF-'),
  '7z': (_tail, head, size) => head.length >= 32 && number(head, 12) + number(head, 20) + 32 === size,
  svg: (tail) => text(tail, 0, tail.length).trimEnd().endsWith('</svg>'),
};

/**
 * What a file is by its content, whatever its name or browser say. It is looked at, and never decoded, unpacked or run. What is two things at
 * once, such as a picture that is a ZIP as well, is none.
 * @param head its first bytes (`headBytes`) and `tail` its last (`tailBytes`), or all of it @param size how many bytes it has
 * @returns undefined for whatever we don't take, or what was cut off
 */
export function kindOf(head: Uint8Array, tail: Uint8Array, size: number): FileKind | undefined {
  const kind = kindByHead(head);
  if (kind === undefined || !(tails[kind]?.(tail, head, size) ?? true)) return undefined;
  return kind !== 'zip' && endsAsZip(tail) ? undefined : kind;
}

/** A name with an ending that says what the file is, since the ending decides what a computer does with it. */
export function namedAs(name: string, kind: FileKind): string {
  const known: readonly string[] = endings[kind];
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return known.includes(ending) ? name : `${name}.${known[0]}`;
}
