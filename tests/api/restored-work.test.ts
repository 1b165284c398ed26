// @module-tag slow
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { everything, restore, settings, take } from '../support/backup-api';
import { openFilesApi, pdf, type Sender, sha256 } from '../support/files-api';
import { describeOnEachDatabase, type OpenServer } from '../support/server';

const megabyte = 1024 * 1024;
const owner = { name: 'Somchai', email: 'somchai@example.com', phone: '0812345678' };
const device = 'โน้ตบุ๊กของสมชาย';
const address = 'ซอยลับ 7';

const booking = {
  kind: 'visit',
  area: 'jomtien',
  address,
  starts_at: '2035-01-15T05:00:00Z',
  ends_at: '2035-01-15T06:00:00Z',
  appointment: null,
  now: '2035-01-01T00:00:00Z',
  earliest: '2035-01-01T00:00:00Z',
  changeable: '2035-01-01T00:00:00Z',
  agency: 'orders@agency.example',
};

/** What a customer and the staff do besides files. */
async function openWork(open: OpenServer) {
  const files = await openFilesApi((more) => open({ ...settings, ...more }));
  const { askDatabase } = await import('@/lib/ask-database');
  const { proofOf } = await import('@/lib/orders/order-key');
  const { ownAppointments } = await import('@/lib/appointments/own-appointments');
  const { jobMoveForm, moveJobAtDesk } = await import('@/lib/desk/desk-job-forms');
  const { deviceForm, receiveAtDesk } = await import('@/lib/desk/desk-repair-forms');
  const { jobsOfOrder, jobAtDesk } = await import('@/lib/jobs/desk-jobs');
  const { moveRepair, repairAtDesk, repairsAtDesk } = await import('@/lib/repairs/desk-repairs');
  const { keepJobKinds } = await import('@/lib/jobs/keep-kinds');
  await keepJobKinds();
  return {
    ...files,
    repairAtDesk,
    unrepaired: async (number: string) =>
      (await moveRepair({ number, what: 'unrepaired', seen: 'received', person: 'Nok' })).outcome,
    book: async ({ reference, cookie }: Sender) =>
      askDatabase(z.json(), 'book_own_appointment', { ...proofOf(reference, cookie), ...booking }),
    visits: async ({ reference, cookie }: Sender) =>
      (await ownAppointments(proofOf(reference, cookie)))?.appointments,
    job: async ({ reference }: Sender) => jobAtDesk((await jobsOfOrder(reference))[0]?.id ?? ''),
    move: async (job: { id: string; version: number } | undefined, move: object) =>
      moveJobAtDesk({
        reference: job?.id ?? '',
        person: 'Nok',
        isOnOrder: false,
        form: jobMoveForm.parse({ seen: job?.version, ...move }),
      }),
    receive: async () => {
      const fields = { ...owner, key: 'e'.repeat(32), locale: 'th', item: 'computer-repair-repair', device };
      const form = deviceForm.parse(fields);
      await receiveAtDesk({ reference: '', person: 'Nok', isOnOrder: false, form });
      return (await repairsAtDesk())[0]?.number ?? '';
    },
  };
}

describeOnEachDatabase('work, files, visits and devices that come back from a backup', (open) => {
  it('go on as if nothing had been: keys open them, files have their bytes, and copy and erasure know them', async () => {
    const before = await openWork(open);
    const [customer, stranger] = [await before.order(), await before.order()];
    const desk = before.staffAt(customer.reference);
    const bytes = randomBytes(3 * megabyte + 7);
    pdf(64).copy(bytes);
    bytes.write('%%EOF', bytes.length - 5);
    const sent = await before.send(customer, 'เมนู หน้าฝน.pdf', bytes);
    const draft = await before.send(desk, 'draft.pdf', pdf(700_000), { draft: true });
    const gone = await before.send(customer, 'gone.pdf', pdf(100));
    await before.change(customer, gone.id, 'remove');
    const half = pdf(600_000);
    const announced = { name: 'half.pdf', size: half.length, modified: 1_795_000_000_000 };
    const { id: halfId } = (await before.begin(customer, announced)).body.data;
    await before.put(customer, halfId, 0, before.pieces(half)[0] ?? Buffer.alloc(0));
    await before.move(await before.job(customer), { move: 'next' });
    await before.move(await before.job(customer), { move: 'show', file: draft.id });
    expect(await before.book(customer)).toEqual({ outcome: 'booked' });
    const number = await before.receive();
    const [job, visits, repair] = [
      await before.job(customer),
      await before.visits(customer),
      await before.repairAtDesk(number),
    ];
    expect([job?.state, visits?.length, repair?.device]).toEqual(['waiting', 1, device]);
    const kept = await everything();
    const backup = await take();
    // Two slips, the file in seven chunks, the draft in two, one that was removed, and half of another.
    expect([Object.keys(backup.manifest.slips).length, backup.manifest.missing]).toEqual([13, []]);

    const after = await openWork(open);
    expect(await after.list(customer)).toEqual([]);
    await restore(backup.bytes);
    expect(await everything()).toEqual(kept);
    expect([
      await after.job(customer),
      await after.visits(customer),
      await after.repairAtDesk(number),
    ]).toEqual([job, visits, repair]);

    expect(sha256((await after.get(customer, sent.id)).bytes)).toBe(sha256(bytes));
    // Nobody stays signed in over a restore.
    expect((await after.get(desk, draft.id)).status).toBe(403);
    const staff = after.staffAt(customer.reference);
    expect(sha256((await after.get(staff, draft.id)).bytes)).toBe(sha256(pdf(700_000)));
    expect(job?.draft).toContain(draft.id);
    expect((await after.get(stranger, sent.id)).status).toBe(404);
    expect((await after.get({ ...customer, cookie: stranger.cookie }, sent.id)).status).toBe(404);
    expect((await after.begin(customer, announced)).body.data).toMatchObject({ id: halfId, arrived: [0] });
    await after.put(customer, halfId, 1, after.pieces(half)[1] ?? Buffer.alloc(0));
    await after.change(customer, halfId, 'finish');
    expect(sha256((await after.get(customer, halfId)).bytes)).toBe(sha256(half));
    expect((await after.change(staff, gone.id, 'restore')).status).toBe(200);

    expect(await after.move(job, { move: 'yes', name: 'Somchai' })).toMatchObject({ data: { flash: 'job' } });
    expect(await after.move(job, { move: 'pause' })).toMatchObject({ data: { flash: 'job-outdated' } });
    expect(await after.book(customer)).toEqual({ outcome: 'unchanged' });
    expect(await after.book(stranger)).toEqual({ outcome: 'taken' });
    expect([await after.unrepaired(number), (await after.repairAtDesk(number))?.events.length]).toEqual([
      'changed',
      2,
    ]);

    const { copyOfPerson } = await import('@/lib/orders/person-copy');
    const copy = JSON.stringify((await copyOfPerson(owner.email)).rows);
    for (const own of ['เมนู หน้าฝน.pdf', `/files/${sent.id}`, address, device, number, 'half.pdf'])
      expect([own, copy.includes(own)]).toEqual([own, true]);
    await (await import('@/lib/server/retention')).forget(owner.email);
    await (await import('@/lib/orders/files/sweep-files')).sweepFiles();
    const rows = await after.storedRows();
    for (const own of ['เมนู หน้าฝน.pdf', 'half.pdf', address, device, owner.email])
      expect([own, rows.includes(own)]).toEqual([own, false]);
    expect((await after.stored()).slips.filter((path) => path.endsWith('.part'))).toEqual([]);
  });
});
