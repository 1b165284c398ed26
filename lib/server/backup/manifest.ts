import { createHash } from 'node:crypto';
import { z } from 'zod';
import { LoggableError } from '@/lib/log';

/** The last file of a backup: what all others must be. */
export const manifestName = 'manifest.json';

/** Raised when rows change their meaning, so that a backup of an earlier release is refused and not misread. */
export const backupVersion = 2;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const rows = z.array(z.record(z.string(), z.json()));

/** The rows of each table. */
export const tablesSchema = z.record(z.string(), rows);
export type Tables = z.infer<typeof tablesSchema>;

export const manifestSchema = z.object({
  version: z.literal(backupVersion),
  /** When the rows were read, all in one moment. */
  takenAt: z.string(),
  site: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: hash })),
  /** The price of all orders, in satang. */
  satang: z.number().int(),
  slips: z.record(z.string(), hash),
  /** Slips that orders name and the store did not have. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A backup cannot be taken or taken back; the message says why, without personal data. */
export class BackupError extends LoggableError {
  constructor(message: string, options?: ErrorOptions) {
    super('BackupError', message, options);
  }
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** What the manifest says of the rows. */
export function describeTables(tables: Tables): Pick<Manifest, 'tables' | 'satang'> {
  return {
    tables: Object.fromEntries(
      Object.entries(tables).map(([name, kept]) => [
        name,
        { rows: kept.length, sha256: sha256(JSON.stringify(kept)) },
      ]),
    ),
    satang: (tables.orders ?? []).reduce((sum, { amount }) => sum + Number(amount), 0),
  };
}

/** The paths of all slips, pictures of what went back, and chunks of files, that rows name. */
export function slipsOf({
  orders = [],
  order_slips: kept = [],
  order_money: money = [],
  order_certificates: certificates = [],
  file_chunks: chunks = [],
}: Tables): string[] {
  const paths = [
    ...orders.map((row) => row.payment_slip_path),
    ...money.map((row) => row.slip_path),
    ...[...kept, ...certificates, ...chunks].map((row) => row.path),
  ];
  return [...new Set(paths.filter((path) => typeof path === 'string' && path !== ''))].map(String).sort();
}
