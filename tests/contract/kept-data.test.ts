import { describe, expect, it } from 'vitest';
import * as periods from '@/lib/company/periods';
import { emptyEmbeddedDatabase } from '../support/embedded-database';
import { messagesOf } from '../support/served-pages';

const secret = { not: 'opens pages, and is kept as a hash alone' };
const momentary = { not: 'is over within a day' };
const law = { not: 'tax law wants it as it is for five years' };
const counted = { not: 'is a keyed hash that leads back to nobody' };

/**
 * What is kept of people: the item of the privacy notice that names it, and whether the copy of own data holds it and erasure reaches it, or why
 * not.
 */
const personal: Record<string, { notice: string; copy?: { not: string }; erasure?: { not: string } }> = {
  inquiries: { notice: 'enquiries' },
  inquiry_events: { notice: 'enquiries' },
  quotes: { notice: 'quotes' },
  quote_versions: { notice: 'quotes' },
  orders: { notice: 'orders' },
  order_events: { notice: 'orders' },
  order_slips: { notice: 'orders' },
  order_money: { notice: 'orders' },
  order_parts: { notice: 'orders' },
  jobs: { notice: 'orders' },
  job_moves: { notice: 'orders' },
  order_files: { notice: 'files' },
  file_chunks: {
    notice: 'files',
    copy: { not: 'has where the bytes of files lie' },
    erasure: { not: 'leads to nobody once its file is erased, and goes with the bytes' },
  },
  services: { notice: 'services' },
  service_periods: { notice: 'services' },
  service_events: { notice: 'services' },
  appointments: { notice: 'appointments' },
  appointment_events: { notice: 'appointments' },
  repairs: { notice: 'repairs' },
  repair_events: { notice: 'repairs' },
  customer_notes: { notice: 'orders' },
  same_customers: { notice: 'orders' },
  slip_holds: { notice: 'orders', copy: { not: 'repeats the numbers of slips' } },
  page_keys: { notice: 'keys', copy: secret },
  order_certificates: { notice: 'receipts' },
  card_money: {
    notice: 'cards',
    erasure: { not: 'has amounts and the gateway’s number of a payment, which the books need' },
  },
  receipts: { notice: 'receipts', erasure: law },
  receipt_voids: { notice: 'receipts', erasure: law },
  outbox: { notice: 'mail' },
  sessions: { notice: 'sign-ins' },
  sign_in_proofs: { notice: 'sign-ins', copy: momentary },
  request_counts: { notice: 'abuse', copy: counted, erasure: counted },
  shown_codes: {
    notice: 'orders',
    copy: { not: 'is a hash of a checkout that became no order' },
    erasure: { not: 'is over within a day' },
  },
  domain_answers: {
    notice: 'domains',
    copy: { not: 'does not say who asked' },
    erasure: { not: 'does not say who asked' },
  },
};

/** Tables that hold nothing of visitors. */
const impersonal = [
  'cart_counts',
  'appointment_days_off',
  'appointment_rules',
  'appointment_times',
  'calendar_feeds',
  'changes',
  'document_numbers',
  'document_seller',
  'days_off',
  'job_kinds',
  'line_code',
  'line_group',
  'line_told',
  'mailbox_key',
  'publications',
  'shop_halts',
  'site_notes',
  'visits',
];

const { sections } = messagesOf('en', 'privacy');
const idsOf = (section: string) =>
  sections
    .filter(({ id }) => id === section)
    .flatMap(({ items = [] }) => items.map((item) => ('id' in item ? String(item.id) : '')));

async function openSchema() {
  const { query } = await emptyEmbeddedDatabase();
  const bodies = await query<{ name: string; body: string }>(
    "select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace",
  );
  const bodyOf = (...names: string[]) =>
    bodies.flatMap(({ name, body }) => (names.includes(name) ? [body] : [])).join('\n');
  const tables = await query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const cascades = await query<{ child: string; parent: string }>(
    "select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and confdeltype = 'c'",
  );
  const parents = (table: string): string[] =>
    cascades.flatMap(({ child, parent }) => (child === table ? [parent] : []));
  return { query, bodyOf, parents, tables: tables.map(({ name }) => name) };
}

const names = (body: string, table: string) => new RegExp(`public\\.${table}\\b`).test(body);

describe('what is kept of people', () => {
  it('is in the list, table by table', async () => {
    const { tables } = await openSchema();
    expect(tables.toSorted()).toEqual([...Object.keys(personal), ...impersonal].toSorted());
  });

  it('is in the privacy notice, with how long', () => {
    const what = idsOf('what');
    const howLong = idsOf('how-long');
    for (const [table, { notice }] of Object.entries(personal)) {
      // Keys are told of where they are kept, and a card's money stands in the books with its order.
      expect(what, table).toContain(notice === 'keys' ? 'cookies' : notice);
      expect(howLong, table).toContain(notice === 'cards' ? 'orders' : notice);
    }
  });

  it('is in the copy of own data, or there is a reason', async () => {
    const { bodyOf } = await openSchema();
    const body = bodyOf('person_copy', 'appointments_copied', 'repair_copied', 'mails_of');
    for (const [table, { copy }] of Object.entries(personal))
      expect([table, names(body, table)]).toEqual([table, !copy]);
  });

  it('is reached by erasure, or there is a reason', async () => {
    const { bodyOf, parents } = await openSchema();
    const body = bodyOf(
      'forget',
      'forget_quotes',
      'forget_repairs',
      'forget_services',
      'forget_appointments',
      'forget_customers',
      'delete_sign_ins',
    );
    for (const [table, { erasure }] of Object.entries(personal)) {
      const isReached = [table, ...parents(table)].some((reached) => names(body, reached));
      expect([table, isReached]).toEqual([table, !erasure]);
    }
  });

  it('lasts as long as the notice says, where the database says how long', async () => {
    const { bodyOf } = await openSchema();
    expect(bodyOf('add_page_key')).toContain(`interval '${periods.pageKeyDays} days'`);
    expect(bodyOf('add_page_key')).toContain(`interval '${periods.erasureKeyDays} days'`);
    expect(bodyOf('delete_sign_ins')).toContain(`interval '${periods.signInTraceDays} day'`);
  });
});
