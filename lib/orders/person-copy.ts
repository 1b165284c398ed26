import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { env } from '@/lib/env/env';
import { slips } from '@/lib/outside';

const kept = z.record(z.string(), z.json());
const pictures = z.array(kept.and(z.object({ path: z.string() })));
const money = z.array(kept.and(z.object({ way: z.string(), slip_path: z.string().nullable() })));
const copy = z.object({
  orders: z.array(
    kept.and(z.object({ slips: pictures, certificates: pictures, money, files: z.array(kept) })),
  ),
  services: z.array(kept),
  inquiries: z.array(kept),
  quotes: z.array(kept),
  receipts: z.array(kept),
  notes: z.array(kept),
  same: z.array(kept),
  sign_ins: z.array(kept),
  mails: z.array(kept),
});

/** A picture that belongs to a copy. */
type CopiedSlip = { path: string; bytes: Uint8Array };

/**
 * A copy of everything that is kept of a person, as PDPA section 30 asks; what of it is nobody else's business stays out: hashes, keys, and who
 * of the agency did what.
 * @param who an email address, or the reference of an inquiry or order
 * @returns the rows, and the pictures of slips, certificates and what went back; of files their names and links @throws SlipStoreError
 */
export async function copyOfPerson(
  who: string,
): Promise<{ rows: z.infer<typeof copy>; slips: CopiedSlip[] }> {
  const rows = await askDatabase(copy, 'person_copy', { who });
  for (const { reference, files } of rows.orders)
    for (const file of files) file.link = `${env().siteUrl}/api/my-orders/${reference}/files/${file.id}`;
  const store = await slips();
  const found: CopiedSlip[] = [];
  const paths = rows.orders.flatMap(({ slips, certificates, money }) => [
    ...[...slips, ...certificates].map(({ path }) => path),
    ...money.flatMap(({ way, slip_path: path }) => (way === 'back' ? (path ?? []) : [])),
  ]);
  for (const path of paths) {
    const bytes = await store.read(path);
    if (bytes) found.push({ path, bytes });
  }
  return { rows, slips: found };
}

/** What a mail carries of pictures, in bytes; encoded twice it stays below what mail providers take (40 MB). */
const maxPictureBytes = 15_000_000;

/**
 * The same as one file of JSON, each picture with its slip (base64) as far as a mail can carry them.
 * @throws SlipStoreError
 */
export async function copyAsFile(who: string): Promise<Uint8Array> {
  const { rows, slips: pictures } = await copyOfPerson(who);
  let room = maxPictureBytes;
  const pictureOf = (path: string | null) => {
    const bytes = pictures.find((picture) => picture.path === path)?.bytes;
    if (!bytes || bytes.length > room) return {};
    room -= bytes.length;
    return { picture: Buffer.from(bytes).toString('base64') };
  };
  const withPicture = (slip: { path: string }) => ({ ...slip, ...pictureOf(slip.path) });
  const orders = rows.orders.map((order) => ({
    ...order,
    slips: order.slips.map(withPicture),
    certificates: order.certificates.map(withPicture),
    money: order.money.map((line) =>
      line.way === 'back' ? { ...line, ...pictureOf(line.slip_path) } : line,
    ),
  }));
  return new TextEncoder().encode(JSON.stringify({ ...rows, orders }, undefined, 2));
}
