import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openEmbeddedDatabase } from '@/lib/database/adapters/embedded';

/**
 * Decides about the money of fifty orders, all at once and again and again, until somebody kills this process. What the database has said yes
 * to is a line: the reference, and what it adds to what was kept.
 */
const database = await openEmbeddedDatabase({
  folder: process.env.MONEY_FOLDER ?? '',
  sqlFolder: 'supabase',
});
const person = 'nok@agency.example';
const price = 2000;

const decided = z.object({ outcome: z.string() });
const shown = z.object({ status: z.string(), received: z.number(), refunded: z.number() });

await database.call('keep_seller', { seller: { name: 'A Co., Ltd.', is_registered: true } });

async function decide(): Promise<void> {
  const placed = await database.call('place_order', {
    idempotency_key: randomUUID(),
    key_hash: randomUUID(),
    locale: 'th',
    lines: [{ id: 'seo-local', name: 'SEO', name_en: 'SEO', type: 'seo', period: 'month', price }],
    payment_slip_path: `${Date.now()}-${randomUUID().replaceAll('-', '')}.jpg`,
    slip_sha256: randomUUID(),
    slip_kind: 'none',
    slip_bank: null,
    slip_reference: null,
  });
  const { reference } = z.object({ reference: z.string() }).parse(placed);
  for (let round = 0; ; round += 1) {
    const {
      status: seen,
      received,
      refunded,
    } = shown.parse(await database.call('show_order', { reference }));
    const kept = received - refunded;
    const noted = { reference, seen, person, note: null };
    const isBack = round % 3 === 2 && kept > 1;
    const amount = isBack ? Math.floor(kept / 2) : 1 + ((round * 7) % 700);
    const answer = isBack
      ? await database.call('send_back', { ...noted, kept, amount, account: null, picture: null })
      : await database.call('note_money', {
          ...noted,
          received,
          amount,
          slip_path: null,
          number: randomUUID(),
        });
    if (decided.parse(answer).outcome === 'changed')
      process.stdout.write(`${reference} ${isBack ? -amount : amount}\n`);
    if (round % 4 === 3) await database.call('settle_due_papers', { reference });
  }
}

await Promise.all(Array.from({ length: 50 }, decide));
