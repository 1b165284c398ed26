/** A file of an archive, whole. */
export type Entry = { name: string; bytes: Uint8Array };

const block = 512;

/** Where the fields of a header lie (POSIX.1-1988, ustar). */
const fields = { name: [0, 100], size: [124, 12], checksum: [148, 8], type: [156, 1] } as const;

/** Writes files as an archive that every `tar` opens; names have 100 characters at most. */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length);
    yield bytes;
    yield new Uint8Array(padding(bytes.length));
  }
  yield new Uint8Array(2 * block);
}

/**
 * Reads an archive that {@link writeTar} wrote, a file at a time.
 * @throws Error where it is none, or ends too early
 */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const reader = readerOf(chunks);
  for (;;) {
    const header = await reader.take(block);
    if (header.every((byte) => byte === 0)) return reader.drain();
    const text = (field: readonly [start: number, length: number]) =>
      header
        .subarray(field[0], field[0] + field[1])
        .toString('latin1')
        .replace(/[\0 ].*$/s, '');
    if (Number.parseInt(text(fields.checksum), 8) !== checksumOf(header)) throw new Error('no archive');
    const size = Number.parseInt(text(fields.size), 8);
    const bytes = await reader.take(size);
    await reader.take(padding(size));
    yield { name: text(fields.name), bytes };
  }
}

const padding = (size: number) => (block - (size % block)) % block;

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > fields.name[1]) throw new Error(`${name} is too long for an archive`);
  const header = Buffer.alloc(block);
  header.write(name);
  header.write('0000600\0', 100);
  header.write('0000000\0'.repeat(2), 108);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, fields.size[0]);
  header.write('00000000000\0', 136);
  header.write('0', fields.type[0]);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, fields.checksum[0]);
  return header;
}

/** The sum of all bytes, those of the sum itself taken as spaces. */
function checksumOf(header: Uint8Array): number {
  const [start, length] = fields.checksum;
  return header.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? 0x20 : byte), 0);
}

function readerOf(chunks: AsyncIterable<Uint8Array>) {
  const source = chunks[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let length = 0;
  return {
    take: async (size: number): Promise<Buffer> => {
      while (length < size) {
        const { value, done } = await source.next();
        if (done) throw new Error('the archive ends too early');
        held.push(Buffer.from(value));
        length += value.length;
      }
      const all = Buffer.concat(held);
      held = [all.subarray(size)];
      length -= size;
      return all.subarray(0, size);
    },
    /** To the very end: only there does an encrypted stream tell that it is whole. */
    drain: async (): Promise<void> => {
      while (!(await source.next()).done);
    },
  };
}

/** Chunks as a stream, which is what encrypts and decrypts. */
export function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await source.return?.()),
  });
}
