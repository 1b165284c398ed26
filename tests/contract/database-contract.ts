import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Database, DatabaseError, type Json } from '@/lib/database/database';
import { textField } from '@/lib/fields/fields';
import { sharedUntilFailure } from '../support/shared-until-failure';
import { appointmentsContract } from './appointments-contract';
import { changesContract } from './changes-contract';
import { jobsContract } from './jobs-contract';
import { orderMoneyContract } from './order-money-contract';
import { paymentPlansContract } from './payment-plans-contract';
import { publishingContract } from './publishing-contract';
import { repairsContract } from './repairs-contract';
import { servicesContract } from './services-contract';
import { staffSalesContract } from './staff-sales-contract';

const line = {
  id: 'seo-local',
  name: 'Lokales SEO',
  name_en: 'Local SEO',
  type: 'seo',
  period: 'month',
  price: 1500000,
};

/** Two claims in one tick of the clock could not be told apart. */
async function nextTick(): Promise<void> {
  const tick = Date.now();
  while (Date.now() === tick) await Promise.resolve();
}

const slipPath = () => `${Date.now()}-${randomUUID().replaceAll('-', '')}.jpg`;

const order = (key: string, changes: { [name: string]: Json } = {}) => ({
  idempotency_key: key,
  locale: 'de',
  lines: [line],
  payment_slip_path: slipPath(),
  slip_sha256: 'abc',
  slip_kind: 'none',
  slip_bank: null,
  slip_reference: null,
  ...changes,
});

const details = {
  name: 'สมชาย ใจดี',
  email: 's@example.com',
  phone: '0812345678',
  address: '1 Soi 6\nPattaya',
  agency: 'a@agency.example',
};

const placed = z.object({
  outcome: z.string(),
  id: z.string(),
  reference: z.string(),
  amount: z.number(),
  is_complete: z.boolean(),
  spare_slip: z.string().nullable(),
});
const claimed = z.array(
  z.object({
    id: z.string(),
    event: z.string(),
    recipient: z.string(),
    locale: z.string(),
    payload: z.record(z.string(), z.json()),
    attempts: z.number(),
    resends: z.number(),
  }),
);

const failedCount = (answer: Json) => z.object({ failed: z.number() }).parse(answer).failed;
const purgedCount = (answer: Json) => z.object({ purged: z.number() }).parse(answer).purged;

/** What every database adapter must do: the SQL functions of the migrations, with the same answers. */
export function databaseContract(name: string, open: () => Promise<Database>): void {
  describe(`the ${name} database`, () => {
    const opened = sharedUntilFailure(open);
    let database: Database;
    beforeEach(async () => {
      database = await opened();
    });

    const place = async (args: { [name: string]: Json }) =>
      placed.parse(await database.call('place_order', args));
    // One address gets few mails that strangers cause.
    const emailOf = (key: string) => `${key}@example.com`;
    const complete = (id: string, key: string, changes: { [name: string]: Json } = {}) =>
      database.call('complete_order', {
        id,
        idempotency_key: key,
        ...details,
        email: emailOf(key),
        ...changes,
      });
    const claim = async (most = 100) =>
      claimed.parse(await database.call('claim_mail', { max: most, lease_seconds: 60, key_hours: null }));
    const settleAll = async () => {
      for (const mail of await claim())
        await database.call('settle_mail', {
          id: mail.id,
          outcome: 'taken',
          error: null,
          max_attempts: 3,
        });
    };

    it('numbers fifty quotations asked for at once from one to fifty, and a call that fails takes none', async () => {
      const ask = (key: string, changes: { [name: string]: Json } = {}) =>
        database.call('ask_quote', {
          ...details,
          idempotency_key: key,
          key_hash: null,
          locale: 'th',
          lines: [{ ...line, name_th: 'SEO' }],
          vat: 'none',
          amount: line.price,
          valid_days: 30,
          company_name: null,
          company_tax_id: null,
          company_branch: null,
          ...changes,
        });
      const keys = Array.from({ length: 50 }, randomUUID);
      const answers = await Promise.all(
        keys.flatMap((key, index) =>
          index % 10 === 0
            ? [ask(key), ask(`${key}-bad`, { vat: 'unknown' }).catch(() => undefined), ask(key)]
            : [ask(key)],
        ),
      );
      const numbers = answers
        .filter((answer) => answer !== undefined)
        .map((answer) =>
          Number(/-(\d{4})$/.exec(z.object({ number: z.string() }).parse(answer).number)?.[1]),
        );
      expect(numbers).toHaveLength(55);
      expect([...new Set(numbers)].sort((one, other) => one - other)).toEqual(
        Array.from({ length: 50 }, (_, index) => index + 1),
      );
      await settleAll();
    });

    it('numbers the receipts of fifty orders that are paid at once from one to fifty, and void ones keep theirs', async () => {
      const seller = { name: 'A Co., Ltd.', is_registered: true };
      await database.call('keep_seller', { seller });
      const references: string[] = [];
      for (const key of Array.from({ length: 50 }, randomUUID))
        references.push(placed.parse(await place(order(key))).reference);
      const move = (reference: string, status: string) =>
        database.call('set_order_status', {
          reference,
          status,
          seen: null,
          person: null,
          reason: null,
          note: null,
        });
      await Promise.all(
        references.flatMap((reference) => [move(reference, 'paid'), move(reference, 'paid')]),
      );
      await Promise.all(references.map((reference) => database.call('settle_due_papers', { reference })));
      const papers = z.object({
        receipts: z.array(z.object({ number: z.string(), voided_at: z.string().nullable() })),
      });
      const receiptsOf = async (reference: string) =>
        papers.parse(await database.call('order_papers', { reference })).receipts;
      const last = (number: string | undefined) => Number(number?.slice(-4));
      const issued = (await Promise.all(references.map(receiptsOf))).map(([first]) => last(first?.number));
      expect(issued.sort((one, other) => one - other)).toEqual(
        Array.from({ length: 50 }, (_, index) => index + 1),
      );

      const [reference = ''] = references;
      for (const status of ['pending', 'paid']) {
        await move(reference, status);
        await database.call('settle_due_papers', { reference });
      }
      const [next, before] = await receiptsOf(reference);
      expect([last(next?.number), next?.voided_at, before?.voided_at]).toEqual([
        51,
        null,
        expect.any(String),
      ]);
      const seen = next?.number ?? null;
      const again = { reference, person: null, note: null, name: null, address: null };
      const company = { company_name: null, company_tax_id: null, company_branch: null };
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => database.call('reissue_receipt', { ...again, ...company, seen })),
      );
      expect(answers.filter((answer) => JSON.stringify(answer).includes('"issued"'))).toHaveLength(1);
      const numbers = (await receiptsOf(reference))
        .map(({ number }) => last(number))
        .sort((one, other) => one - other);
      expect(numbers[1]).toBe(51);
      expect(numbers[2]).toBe(52);
      await database.call('keep_seller', { seller: null });
      await settleAll();
    });

    orderMoneyContract(() => database);

    paymentPlansContract(() => database);

    staffSalesContract(() => database);

    it('places an order with a short reference and the sum of its lines', async () => {
      const answer = await place(
        order(randomUUID(), { lines: [line, { ...line, id: 'seo-advanced', price: 4500000 }] }),
      );
      expect(answer).toMatchObject({ outcome: 'placed', amount: 6000000, is_complete: false });
      expect(answer.reference).toMatch(/^PT-[234679CDFGHJKMNPQRTVWXYZ]{6}$/);
    });

    it('places one order for one key, however often and at once it is asked', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 50 }, () => place(order(key))));
      expect(answers.filter((answer) => answer.outcome === 'placed')).toHaveLength(1);
      expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1);
    });

    it('knows a repeated order by its items in any order', async () => {
      const key = randomUUID();
      const other = { ...line, id: 'crm-basic' };
      const first = await place(order(key, { lines: [line, other] }));
      expect(await place(order(key, { lines: [other, line] }))).toMatchObject({
        outcome: 'repeated',
        id: first.id,
      });
    });

    it('refuses a key that belongs to an order of other items', async () => {
      const key = randomUUID();
      await place(order(key));
      expect(
        await database.call('place_order', order(key, { lines: [{ ...line, id: 'crm-basic' }] })),
      ).toMatchObject({ outcome: 'mismatch' });
    });

    it('gives an order its newest picture until its customer is known, and names the one that is spare', async () => {
      const key = randomUUID();
      const [wrong, right, late] = ['wrong', 'right', 'late'].map((slip_sha256) =>
        order(key, { slip_sha256 }),
      );
      const { id } = await place(wrong ?? {});
      const replaced = { outcome: 'replaced', id, spare_slip: wrong?.payment_slip_path };
      expect(await place(right ?? {})).toMatchObject(replaced);
      expect(await place(right ?? {})).toMatchObject({ outcome: 'repeated', spare_slip: null });
      await complete(id, key);
      expect(await database.call('place_order', late ?? {})).toEqual({
        outcome: 'mismatch',
        spare_slip: late?.payment_slip_path,
      });
    });

    it('places one order for one slip, however many keys come with it at once', async () => {
      const slip = { slip_kind: 'bank', slip_bank: '014', slip_reference: randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => database.call('place_order', order(randomUUID(), slip))),
      );
      const outcomes = answers.map((answer) => z.object({ outcome: z.string() }).parse(answer).outcome);
      expect(outcomes.sort()).toEqual(['placed', ...Array(19).fill('slip-used')]);
    });

    it('takes the same slip again for the same order, and the same number of another bank for another', async () => {
      const [key, reference] = [randomUUID(), randomUUID()];
      const slip = { slip_kind: 'bank', slip_bank: '014', slip_reference: reference };
      const { id } = await place(order(key, slip));
      expect(await place(order(key, slip))).toMatchObject({ outcome: 'repeated', id });
      expect(await place(order(randomUUID(), { ...slip, slip_bank: '004' }))).toMatchObject({
        outcome: 'placed',
      });
      const wallet = { slip_kind: 'truemoney', slip_bank: null, slip_reference: reference };
      expect(await place(order(randomUUID(), wallet))).toMatchObject({ outcome: 'placed' });
      expect(await database.call('place_order', order(randomUUID(), wallet))).toMatchObject({
        outcome: 'slip-used',
      });
    });

    it('refuses a total over what the column holds, and writes nothing of it', async () => {
      const key = randomUUID();
      const most = { ...line, price: 999_999_999_999 };
      const tooMuch = order(key, { lines: [most, { ...line, id: 'crm-basic', price: 1 }] });
      await expect(database.call('place_order', tooMuch)).rejects.toBeInstanceOf(DatabaseError);
      expect(await place(order(key, { lines: [most] }))).toMatchObject({
        outcome: 'placed',
        amount: 999_999_999_999,
      });
    });

    it('tells what was read on a slip, and which orders came with the very same file', async () => {
      const slip_sha256 = randomUUID();
      const { reference } = await place(
        order(randomUUID(), {
          slip_sha256,
          slip_kind: 'bank',
          slip_bank: '014',
          slip_reference: slip_sha256,
        }),
      );
      const second = await place(order(randomUUID(), { slip_sha256 }));
      expect(await database.call('show_order', { reference: second.reference })).toMatchObject({
        slip_kind: 'none',
        slip_bank: null,
        slip_reference: null,
        same_picture_as: [reference],
      });
      expect(await database.call('show_order', { reference })).toMatchObject({
        slip_kind: 'bank',
        slip_bank: '014',
        slip_reference: slip_sha256,
        same_picture_as: [second.reference],
      });
      expect(await database.call('show_order', { reference: 'PT-NONE' })).toBeNull();
    });

    it('knows which order waits longest for another slip, however many came after it and in whatever order they were asked', async () => {
      const oldest = async () =>
        z
          .object({ reference: z.string() })
          .nullable()
          .parse(await database.call('oldest_order', { states: ['slip-wanted'] }))?.reference;
      const move = (reference: string, status: string, reason: string | null = null) =>
        database.call('set_order_status', {
          reference,
          status,
          seen: null,
          person: null,
          reason,
          note: null,
        });
      // Other tests leave some: those that keep no money can be cancelled, the others refunded, but paid only if no other order has their slip.
      for (let left = await oldest(); left; left = await oldest()) {
        await move(left, 'cancelled');
        if ((await oldest()) === left) await move(left, 'refunded');
        expect(await oldest()).not.toBe(left);
      }
      const placedInTurn: string[] = [];
      for (let number = 0; number < 5; number += 1) {
        await nextTick();
        placedInTurn.push((await place(order(randomUUID()))).reference);
      }
      for (const reference of placedInTurn.slice(1).toReversed())
        await move(reference, 'slip-wanted', 'cut-off');
      expect(await oldest()).toBe(placedInTurn[1]);
      await move(placedInTurn[1] ?? '', 'paid');
      expect(await oldest()).toBe(placedInTurn[2]);
      for (const reference of placedInTurn) await move(reference, 'cancelled');
      expect(await oldest()).toBeUndefined();
    });

    it('reports each order without a customer once, however many ask at once, and none that has one', async () => {
      await settleAll();
      const report = (before: Date) =>
        database.call('report_abandoned_orders', {
          before: before.toISOString(),
          agency: 'a@agency.example',
        });
      const later = new Date(Date.now() + 60_000);
      await report(later);
      await settleAll();
      const key = randomUUID();
      const completed = await place(order(key));
      await complete(completed.id, key);
      await settleAll();
      const { reference } = await place(order(randomUUID()));
      expect(await report(new Date(Date.now() - 60_000))).toEqual({ reported: 0 });
      const answers = await Promise.all(Array.from({ length: 10 }, () => report(later)));
      const counts = answers.map((answer) => z.object({ reported: z.number() }).parse(answer).reported);
      expect(counts.sort()).toEqual([...Array(9).fill(0), 1]);
      expect(await claim()).toMatchObject([
        { event: 'order-abandoned', recipient: 'a@agency.example', payload: { reference } },
      ]);
    });

    it('refuses an order of nothing, or with nothing to pay', async () => {
      await expect(database.call('place_order', order(randomUUID(), { lines: [] }))).rejects.toBeInstanceOf(
        DatabaseError,
      );
      await expect(
        database.call('place_order', order(randomUUID(), { lines: [{ ...line, price: 0 }] })),
      ).rejects.toBeInstanceOf(DatabaseError);
    });

    it('enqueues both mails from the moment that the customer is known', async () => {
      await settleAll();
      const key = randomUUID();
      const { id, reference } = await place(order(key));
      expect(await claim()).toEqual([]);
      expect(await complete(id, key)).toEqual({ outcome: 'completed', reference, mailed: true });
      const mails = await claim();
      expect(mails.map((mail) => [mail.event, mail.recipient, mail.locale])).toEqual(
        expect.arrayContaining([
          ['order-customer', emailOf(key), 'de'],
          ['order-agency', 'a@agency.example', 'de'],
        ]),
      );
      expect(mails[0]?.payload).toMatchObject({
        reference,
        amount: 1500000,
        lines: [line],
        customer_name: 'สมชาย ใจดี',
      });
    });

    it('completes an order once: the same details again change nothing, others are told', async () => {
      await settleAll();
      const key = randomUUID();
      const { id } = await place(order(key));
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => complete(id, key)));
      expect(
        outcomes.filter((answer) => z.object({ outcome: z.literal('completed') }).safeParse(answer).success),
      ).toHaveLength(1);
      expect(await complete(id, key, { name: 'Someone else' })).toMatchObject({ outcome: 'mismatch' });
      expect(await claim()).toHaveLength(2);
      expect(await place(order(key))).toMatchObject({ outcome: 'repeated', is_complete: true });
    });

    it('does not know an order by a foreign key', async () => {
      const { id } = await place(order(randomUUID()));
      expect(await complete(id, randomUUID())).toEqual({ outcome: 'not-found' });
      expect(await complete(randomUUID(), randomUUID())).toEqual({ outcome: 'not-found' });
    });

    it('gives one mail to one of several workers', async () => {
      await settleAll();
      const key = randomUUID();
      const { id } = await place(order(key));
      await complete(id, key);
      const claims = await Promise.all(Array.from({ length: 8 }, () => claim(1)));
      expect(
        claims
          .flat()
          .map((mail) => mail.id)
          .sort(),
      ).toEqual([...new Set(claims.flat().map((mail) => mail.id))].sort());
      expect(claims.flat()).toHaveLength(2);
    });

    it('does not hand out a mail that failed before its time, nor one that was sent', async () => {
      await settleAll();
      const key = randomUUID();
      const { id } = await place(order(key));
      await complete(id, key);
      const [one, two] = await claim();
      await database.call('settle_mail', {
        id: one?.id ?? '',
        outcome: 'taken',
        error: null,
        max_attempts: 3,
      });
      await database.call('settle_mail', {
        id: two?.id ?? '',
        outcome: 'refused',
        error: 'refused',
        max_attempts: 3,
      });
      expect(await claim()).toEqual([]);
    });

    it('gives a mail up after its last attempt, and says so', async () => {
      await settleAll();
      const key = randomUUID();
      const { id } = await place(order(key));
      await complete(id, key);
      const before = failedCount(await database.call('outbox_health', {}));
      const [one] = await claim();
      const settle = { id: one?.id ?? '', outcome: 'refused', error: 'refused', max_attempts: 1 };
      expect(await database.call('settle_mail', settle)).toEqual({ settled: true, status: 'failed' });
      expect(failedCount(await database.call('outbox_health', {}))).toBe(before + 1);
      expect(await claim()).toEqual([]);
    });

    it('gives a mail up at once that no mail can go to, certain that it was not sent', async () => {
      await settleAll();
      const key = randomUUID();
      const { id } = await place(order(key));
      await complete(id, key);
      const [one] = await claim();
      const settle = { id: one?.id ?? '', outcome: 'undeliverable', error: 'none', max_attempts: 18 };
      expect(await database.call('settle_mail', settle)).toEqual({ settled: true, status: 'failed' });
      expect(await database.call('settle_mail', settle)).toMatchObject({ settled: false });
      expect(await claim()).toEqual([]);
      expect(await database.call('retry_mail', { named: one?.id ?? '' })).toEqual({ retried: 1 });
      expect((await claim()).map((mail) => [mail.id, mail.attempts, mail.resends])).toEqual([
        [one?.id, 1, 0],
      ]);
    });

    it('makes the mail to one address due again, and none to others', async () => {
      await settleAll();
      const key = randomUUID();
      const { id } = await place(order(key));
      await complete(id, key);
      const mails = await claim();
      expect(new Set(mails.map(({ recipient }) => recipient)).size).toBeGreaterThan(1);
      for (const mail of mails)
        await database.call('settle_mail', {
          id: mail.id,
          outcome: 'undeliverable',
          error: 'none',
          max_attempts: 18,
        });
      const own = mails.filter(({ recipient }) => recipient === emailOf(key)).map((mail) => mail.id);
      expect(await database.call('retry_mail', { named: emailOf(key) })).toEqual({ retried: own.length });
      expect((await claim()).map((mail) => mail.id).toSorted()).toEqual(own.toSorted());
    });

    it('settles a mail once', async () => {
      await settleAll();
      const key = randomUUID();
      const { id } = await place(order(key));
      await complete(id, key);
      const [one] = await claim();
      const settle = { id: one?.id ?? '', outcome: 'taken', error: null, max_attempts: 3 };
      expect(await database.call('settle_mail', settle)).toEqual({ settled: true, status: 'sent' });
      expect(await database.call('settle_mail', settle)).toMatchObject({ settled: false });
      expect(await database.call('settle_mail', { ...settle, outcome: 'refused' })).toMatchObject({
        settled: false,
      });
    });

    it('counts no attempt where the provider asked for a pause, and hands the mail out again after it', async () => {
      await settleAll();
      const key = randomUUID();
      const { id } = await place(order(key));
      await complete(id, key);
      const [one] = await claim();
      const settle = { id: one?.id ?? '', outcome: 'refused', error: 'too many', max_attempts: 1 };
      expect(await database.call('settle_mail', { ...settle, retry_after: 0 })).toEqual({
        settled: true,
        status: 'queued',
      });
      expect((await claim()).map((mail) => [mail.id, mail.attempts])).toEqual([[one?.id, 1]]);
      await database.call('settle_mail', { ...settle, retry_after: 60 });
      expect(await claim()).toEqual([]);
    });

    it('remembers an attempt that may have been sent though a later one was refused', async () => {
      await settleAll();
      const key = randomUUID();
      const { id } = await place(order(key));
      await complete(id, key);
      const [one] = await claim();
      const settle = { id: one?.id ?? '', error: 'e', max_attempts: 9, retry_after: 0 };
      await database.call('settle_mail', { ...settle, outcome: 'refused' });
      // A claim and the question about it may fall into one tick of the clock, so keys end before they begin.
      const claimNow = async (key_hours: number | null) => {
        await nextTick();
        return database.call('claim_mail', { max: 100, lease_seconds: 0, key_hours });
      };
      expect(await claimNow(-1), 'a refusal alone leaves nothing to be unsure of').toHaveLength(1);
      expect(await claimNow(null), 'this claim ended without an answer').toHaveLength(1);
      await database.call('settle_mail', { ...settle, outcome: 'refused' });
      expect(await claimNow(-1)).toEqual([]);
    });

    it('leaves to a person what may have been sent too long ago to be recognised', async () => {
      await settleAll();
      const key = randomUUID();
      const { id } = await place(order(key));
      await complete(id, key);
      const claimNow = (key_hours: number | null) =>
        database.call('claim_mail', { max: 100, lease_seconds: 0, key_hours });
      expect(await claimNow(23)).toHaveLength(2);
      const before = failedCount(await database.call('outbox_health', {}));
      expect(await claimNow(null)).toHaveLength(2);
      expect(await claimNow(-1)).toEqual([]);
      expect(failedCount(await database.call('outbox_health', {}))).toBe(before + 2);
    });

    it('forgets what a mail said and to whom, some time after it was sent', async () => {
      const key = randomUUID();
      const { id } = await place(order(key));
      await complete(id, key);
      await settleAll();
      expect(await database.call('purge_mail', { days: 30 })).toEqual({ purged: 0 });
      // Sending and purging may fall into one tick of the clock, so this looks a day ahead.
      expect(purgedCount(await database.call('purge_mail', { days: -1 }))).toBeGreaterThan(0);
      expect(await database.call('purge_mail', { days: -1 })).toEqual({ purged: 0 });
    });

    it('counts requests until the limit, then says how long to wait', async () => {
      const ask = (visitor: string) =>
        database.call('count_request', { limit: 'test', visitor, max: 3, seconds: 600 });
      const visitor = randomUUID();
      const answers = await Promise.all([ask(visitor), ask(visitor), ask(visitor)]);
      expect(answers).toEqual(Array(3).fill({ allowed: true, retry_after: 0 }));
      const refused = z
        .object({ allowed: z.literal(false), retry_after: z.number() })
        .parse(await ask(visitor));
      expect(refused.retry_after).toBeGreaterThan(590);
      expect(refused.retry_after).toBeLessThanOrEqual(600);
      expect(await ask(randomUUID())).toEqual({ allowed: true, retry_after: 0 });
    });

    it('counts anew when the time is over', async () => {
      const ask = (seconds: number) =>
        database.call('count_request', { limit: 'test', visitor: 'short', max: 1, seconds });
      await ask(0);
      expect(await ask(0)).toMatchObject({ allowed: true });
    });

    it('lets nobody wait for more than one window, though the clock was set back', async () => {
      const ask = (seconds: number) =>
        database.call('count_request', { limit: 'test', visitor: 'clock', max: 1, seconds });
      await ask(7800);
      const { retry_after } = z.object({ retry_after: z.number() }).parse(await ask(600));
      expect(retry_after).toBeLessThanOrEqual(600);
    });

    it('gives a registry’s answer again until its time is over, and tells none of what nobody asked', async () => {
      const recall = (...domains: string[]) => database.call('recall_domain_answers', { domains });
      const keep = (domain: string, availability: string, seconds: number) =>
        database.call('keep_domain_answer', { domain, availability, seconds });
      expect(await recall('new.com')).toEqual({ answers: {} });
      await keep('new.com', 'free', 600);
      await keep('old.com', 'taken', -1);
      expect(await recall('new.com', 'old.com', 'none.com')).toEqual({ answers: { 'new.com': 'free' } });
      await keep('new.com', 'taken', 600);
      expect(await recall('new.com')).toEqual({ answers: { 'new.com': 'taken' } });
      await keep('new.com', 'taken', 0);
      expect(await recall('new.com')).toEqual({ answers: {} });
      expect(await recall()).toEqual({ answers: {} });
    });

    it('copies and erases the mails to a person and those to the agency about what is theirs, and no other', async () => {
      const [key, other] = [randomUUID(), randomUUID()];
      const own = emailOf(key);
      const orders = [];
      for (const each of [key, other]) {
        const { id, reference } = await place(order(each));
        await complete(id, each);
        orders.push(reference);
      }
      const [reference = '', another = ''] = orders;
      await database.call('set_order_status', { reference, status: 'paid', seen: null, person: 'Nok' });
      // The agency's own address was typed by somebody: what it gets about others is not its.
      await database.call('submit_inquiry', {
        kind: 'contact',
        locale: 'en',
        fields: { email: own },
        idempotency_key: key,
        mails: [
          { event: 'contact-agency', audience: 'agency', recipient: details.agency },
          { event: 'contact-visitor', audience: 'customer', recipient: own },
        ],
      });
      const limit = (name: string) => ({ limit: name, visitor: key, max: 1, seconds: 60 });
      await database.call('ask_sign_in', {
        email: own,
        is_staff: false,
        locale: 'en',
        own: null,
        shared: [limit('sign-in')],
        warning: limit('warning'),
      });
      const mailsOf = async (who: string) =>
        z
          .object({ mails: z.array(z.object({ event: z.string(), recipient: z.string() })) })
          .parse(await database.call('person_copy', { who }))
          .mails.map(({ event, recipient }) => `${event} to ${recipient}`)
          .sort();
      const aboutOrder = [
        `order-agency to ${details.agency}`,
        `order-customer to ${own}`,
        `order-status to ${own}`,
      ];
      expect(await mailsOf(own)).toEqual(
        [
          ...aboutOrder,
          `contact-agency to ${details.agency}`,
          `contact-visitor to ${own}`,
          `sign-in to ${own}`,
        ].sort(),
      );
      expect(await mailsOf(reference)).toEqual(aboutOrder);
      expect(await mailsOf(details.agency)).toEqual([]);

      // What went to an address that was wrong is no other person's, and is found by it still.
      const moved = emailOf(`moved-${key}`);
      await settleAll();
      await database.call('correct_order', { reference, person: 'Nok', ...details, email: moved });
      expect(await mailsOf(moved)).toEqual([
        `order-agency to ${details.agency}`,
        `order-customer to ${moved}`,
        `order-status to ${moved}`,
      ]);
      expect(await database.call('forget', { who: own })).toMatchObject({
        mails: 5,
        inquiries: 1,
        anonymised: 0,
      });
      expect([await mailsOf(own), await mailsOf(moved)]).toEqual([
        [],
        [`order-customer to ${moved}`, `order-status to ${moved}`],
      ]);
      expect(await database.call('forget', { who: moved })).toMatchObject({ mails: 2, anonymised: 1 });
      expect([await mailsOf(reference), await mailsOf(another)]).toEqual([
        [],
        [`order-agency to ${details.agency}`, `order-customer to ${emailOf(other)}`],
      ]);
    });

    it('keeps text exactly as it was given', async () => {
      const key = randomUUID();
      const text = `น้ำปู่ \u202Eabc\u202C 👩‍👩‍👧 "';--\\ \n\t ${'x'.repeat(100_000)}`;
      await settleAll();
      const { id } = await place(order(key));
      await complete(id, key, { address: text });
      expect((await claim())[0]?.payload.customer_address).toBe(text);
    });

    it('keeps whatever text the forms let in', async () => {
      const field = textField({ max: 2000, isMultiline: true });
      const letIn = fc
        .oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: 'grapheme-composite' }),
          fc.constantFrom('\u202E\u2066', 'ก\u0e49\u0e49', '\\u0000', '{{name}}'),
        )
        .filter((text) => field.safeParse(text).success)
        .map((text) => field.parse(text));
      await settleAll();
      await fc.assert(
        fc.asyncProperty(letIn, async (text) => {
          const key = randomUUID();
          const { id } = await place(order(key));
          await complete(id, key, { name: text, address: text });
          const [mail] = await claim();
          expect(mail?.payload).toMatchObject({ customer_name: text, customer_address: text });
          await settleAll();
        }),
        { numRuns: 25 },
      );
    });

    it('fails with the name of the function and a code, never with a value', async () => {
      const failed: unknown = await database
        .call('count_request', { limit: 'test', visitor: 'v', max: 1, seconds: 'secret-value' })
        .catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(DatabaseError);
      expect(String(failed)).toMatch(/^DatabaseError: count_request failed \(22P02\)$/);
      expect(inspect(failed, { depth: 9, showHidden: true })).not.toContain('secret-value');
    });

    it('fails for a function that does not exist', async () => {
      await expect(database.call('drop_everything', {})).rejects.toBeInstanceOf(DatabaseError);
    });

    changesContract(() => database);

    // Last, since it leaves mail that others would claim.
    servicesContract(() => database);

    publishingContract(() => database);
    jobsContract(() => database);
    appointmentsContract(() => database);
    repairsContract(() => database);
  });
}
