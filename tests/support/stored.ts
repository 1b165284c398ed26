import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import PostalMime, { type Email } from 'postal-mime';

export type StoredOrder = {
  id: string;
  reference: string;
  status: string;
  customer_name: string | null;
  customer_email: string | null;
  customer_phone: string | null;
  customer_address: string | null;
  company_name: string | null;
  company_tax_id: string | null;
  company_branch: string | null;
  amount: number;
  payment_slip_path: string;
  payment_method: string;
  stripe_session: string | null;
  stripe_payment: string | null;
  stripe_session_end: string | null;
  refunded: number;
  slip_sha256: string;
  slip_kind: string | null;
  slip_bank: string | null;
  slip_reference: string | null;
  lines: { id: string; name: string; name_en: string; price: number; period: string }[];
  locale: string;
  completed_at: Date | null;
  abandoned_reported_at: Date | null;
  withheld: number;
};

/** Runs a query on the database folder of a server that is not running. */
export async function query<Row>(dataFolder: string, sql: string): Promise<Row[]> {
  const pglite = await PGlite.create(join(dataFolder, 'db', 'data'));
  try {
    return (await pglite.query<Row>(sql)).rows;
  } finally {
    await pglite.close();
  }
}

export const everyOrder = `select orders.*, slip.sha256 as slip_sha256, slip.kind as slip_kind, slip.bank as slip_bank, slip.reference as slip_reference
  from public.orders left join public.order_slips as slip on slip.path = orders.payment_slip_path order by orders.created_at`;

export const everyRow = [
  'inquiries',
  'outbox',
  'orders',
  'order_events',
  'order_slips',
  'order_certificates',
  'page_keys',
  'jobs',
  'job_moves',
  'services',
  'service_periods',
  'service_events',
  'appointments',
  'appointment_events',
  'repairs',
  'quotes',
  'quote_versions',
  'receipts',
  'visits',
  'cart_counts',
  'receipt_voids',
  'request_counts',
  'line_group',
  'line_code',
  'line_told',
]
  .map((table) => `select to_jsonb(${table}) as stored from public.${table}`)
  .join(' union all ');

/** Deletes every row that the migrations did not make; foreign keys are not looked at meanwhile. */
export const emptyEveryTable = `do $$
declare
  each_table regclass;
begin
  set local session_replication_role = replica;
  for each_table in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('delete from %s', each_table);
  end loop;
end $$`;

/** The orders of a data folder whose server is not running, oldest first. */
export function storedOrders(dataFolder: string): Promise<StoredOrder[]> {
  return query<StoredOrder>(dataFolder, everyOrder);
}

/** The names of the slips on disk. */
export function storedSlips(dataFolder: string): Promise<string[]> {
  return namesIn(join(dataFolder, 'slips'));
}

/** The mails on disk as a mail program reads them, in order of their names. */
export async function storedMails(dataFolder: string): Promise<(Email & { file: string; event: string })[]> {
  const folder = join(dataFolder, 'outbox');
  const files = (await namesIn(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    files.map(async (file) => ({
      ...(await PostalMime.parse(await readFile(join(folder, file)))),
      file,
      event: /Z-(.+?)-[0-9a-f]{8}-/.exec(file)?.[1] ?? '',
    })),
  );
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch {
    return [];
  }
}
