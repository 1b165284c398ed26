import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import type { OrderProof } from '@/lib/orders/own-order';

/** Who is after the files of an order: its customer, by a key, or somebody of the agency. */
export type FileSide = OrderProof | { reference: string; person: string };

const count = z.number().int();

const listed = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Bytes; `arrived` is how many of them have come. */
  size: count,
  arrived: count,
  kind: z.string().nullable(),
  state: z.enum(['arriving', 'whole', 'removed']),
  is_own: z.boolean(),
  is_draft: z.boolean(),
  /** Whether the agency has yet to look at it. */
  is_new: z.boolean(),
  sent_at: z.coerce.date().nullable(),
  person: z.string().nullable(),
});

/** A file as its page shows it; `is_own` as seen from the side that asks, `person` to the agency alone. */
export type ListedFile = z.infer<typeof listed>;

const list = z.object({ may_send: z.boolean(), bytes: count, files: z.array(listed) });

/** The files of an order, oldest first; undefined where there is no such order, or no key to it. */
export async function filesOf(side: FileSide): Promise<z.infer<typeof list> | undefined> {
  return (await askDatabase(list.nullable(), 'list_files', side)) ?? undefined;
}

const kept = z.object({
  name: z.string(),
  size: count,
  kind: z.string().nullable(),
  state: z.enum(['arriving', 'whole', 'removed']),
  chunks: z.array(z.object({ number: count, path: z.string(), size: count, sha256: z.string() })),
});

/** A file and where its bytes lie. */
export type KeptFile = z.infer<typeof kept>;

/** One file; undefined where there is none of that id which this side sees. */
export async function fileOf(side: FileSide, id: string): Promise<KeptFile | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const file = await askDatabase(kept.nullable(), 'show_file', { ...side, id });
  return file && file.state !== 'removed' ? file : undefined;
}
