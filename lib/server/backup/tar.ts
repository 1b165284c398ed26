import { buffer } from 'node:stream/consumers';
import { createTarDecoder, createTarPacker } from 'modern-tar';

/** A file of an archive, whole. */
export type Entry = { name: string; bytes: Uint8Array };

/** Files as an archive that every `tar` opens; an error of theirs is one of the stream. */
export function writeTar(entries: AsyncIterable<Entry>): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const pack = async () => {
    for await (const { name, bytes } of entries) {
      const body = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
      await body.write(bytes);
      await body.close();
    }
    controller.finalize();
  };
  pack().catch((error: unknown) => controller.error(error));
  return readable;
}

/**
 * Reads an archive to its very end, a file at a time: only there does an encrypted stream tell that it is whole.
 * @throws Error where it is none, or ends too early
 */
export async function* readTar(archive: ReadableStream<Uint8Array>): AsyncGenerator<Entry> {
  for await (const { header, body } of archive.pipeThrough(createTarDecoder({ strict: true })))
    yield { name: header.name, bytes: await buffer(body) };
}
