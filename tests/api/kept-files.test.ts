import { describe, expect, it } from 'vitest';
import { timeToUndoIsOver } from '../support/due-mail';
import { openFilesApi, pdf, sha256 } from '../support/files-api';
import { openLineApi } from '../support/line-api';
import { describeOnEachDatabase, openServer } from '../support/server';

/** Lets so many days pass for an order, its files and its work. */
const daysLater = (days: number) => `do $$ begin
  update public.order_events set created_at = created_at - interval '${days} days';
  update public.job_moves set created_at = created_at - interval '${days} days';
  update public.order_files set sent_at = sent_at - interval '${days} days', changed_at = changed_at - interval '${days} days',
    ending_told_at = ending_told_at - interval '${days} days';
  end $$`;

const workIsDone = "update public.jobs set state = 'done'";

describeOnEachDatabase('how long files are kept', (open) => {
  it('is 90 days after anything last happened, and the customer is told 14 days before', async () => {
    const api = await openFilesApi(open);
    const customer = await api.order();
    const { id } = await api.send(customer, 'logo.pdf', pdf(600_000));
    await api.run(timeToUndoIsOver);
    const { doChores } = await import('@/lib/server/chores');
    const { sweepFiles } = await import('@/lib/orders/files/sweep-files');
    const told = async () => {
      await doChores(['outbox']);
      return (await api.stored()).mails.filter(({ event }) => event === 'order-files');
    };
    await api.run(workIsDone);
    await api.run(daysLater(75));
    expect([await sweepFiles(), await told()]).toEqual([{ ended: 0, told: 0 }, []]);
    await api.run(daysLater(1));
    expect(await sweepFiles()).toEqual({ ended: 0, told: 1 });
    const [mail] = await told();
    expect(mail?.to?.[0]?.address).toBe('somchai@example.com');
    expect(mail?.text).toMatch(/logo\.pdf[\s\S]*delete its files on/);
    await api.run(daysLater(13));
    expect(await sweepFiles()).toEqual({ ended: 0, told: 0 });
    expect((await api.get(customer, id)).status).toBe(200);
    await api.run(daysLater(2));
    expect(await sweepFiles()).toEqual({ ended: 1, told: 0 });
    expect((await api.get(customer, id)).status).toBe(404);
    // The slip of the order stays.
    expect((await api.stored()).slips).toHaveLength(1);
  });

  it('is a day where one was removed or broke off, and bytes go with it', async () => {
    const api = await openFilesApi(open);
    const customer = await api.order();
    const { sweepFiles } = await import('@/lib/orders/files/sweep-files');
    const kept = await api.send(customer, 'kept.pdf', pdf(100));
    const gone = await api.send(customer, 'gone.pdf', pdf(101));
    await api.change(customer, gone.id, 'remove');
    const half = (await api.begin(customer, { name: 'half.pdf', size: 600_000 })).body.data.id;
    await api.put(customer, half, 0, pdf(512 * 1024));
    expect(await sweepFiles()).toEqual({ ended: 0, told: 0 });
    await api.run("update public.order_files set changed_at = now() - interval '25 hours'");
    expect(await sweepFiles()).toEqual({ ended: 2, told: 0 });
    expect((await api.stored()).slips).toHaveLength(2);
    expect((await api.get(customer, kept.id)).status).toBe(200);
  });
});

describe('files of somebody', () => {
  it('end no sooner while work is open', async () => {
    const api = await openFilesApi(openServer);
    const customer = await api.order();
    await api.send(customer, 'logo.pdf', pdf(100));
    await (await import('@/lib/jobs/keep-kinds')).keepJobKinds();
    const { run } = api;
    await run(`insert into public.jobs (order_id, line, kind, stages, week, state, since)
      select id, 9, 'website', '[]', 5, 'waiting', current_date from public.orders where reference = '${customer.reference}'`);
    await run(daysLater(200));
    const { sweepFiles } = await import('@/lib/orders/files/sweep-files');
    expect(await sweepFiles()).toEqual({ ended: 0, told: 0 });
    await run(workIsDone);
    expect(await sweepFiles()).toEqual({ ended: 0, told: 1 });
  });

  it('are in the copy by name and link, and erased with their bytes', async () => {
    const api = await openFilesApi(openServer);
    const customer = await api.order();
    const { id } = await api.send(customer, 'logo.pdf', pdf(100));
    const { copyOfPerson } = await import('@/lib/orders/person-copy');
    const [order] = (await copyOfPerson('somchai@example.com')).rows.orders;
    expect(order?.files).toMatchObject([
      { name: 'logo.pdf', link: `http://localhost:3000/api/my-orders/${customer.reference}/files/${id}` },
    ]);
    const { forget } = await import('@/lib/server/retention');
    await forget('somchai@example.com');
    const { sweepFiles } = await import('@/lib/orders/files/sweep-files');
    await sweepFiles();
    expect((await api.stored()).slips).toHaveLength(1);
    expect((await api.get(api.staffAt(customer.reference), id)).status).toBe(404);
  });

  it('are in a backup, which is stopped by a chunk that was changed', async () => {
    const api = await openFilesApi(openServer);
    const customer = await api.order();
    await api.send(customer, 'menu.pdf', pdf(600_000));
    const { slipsOf } = await import('@/lib/server/backup/manifest');
    const { readRows } = await import('@/lib/server/backup/take-backup');
    const { tables } = await readRows();
    expect(slipsOf(tables).filter((path) => path.endsWith('.part'))).toHaveLength(2);
    const chunks = tables.file_chunks ?? [];
    const first = chunks.find(({ number }) => number === 0);
    expect(first?.sha256).toBe(sha256(pdf(600_000).subarray(0, 512 * 1024)));
  });

  it('have one card an hour for the team, once their mail has left', async () => {
    const line = await openLineApi(openServer, {
      STAFF: 'nok@agency.example',
      MAIL_TO: 'orders@agency.example',
    });
    await line.bind();
    const api = await openFilesApi(async () => line);
    const customer = await api.order();
    const { doChores } = await import('@/lib/server/chores');
    const cards = async () => {
      await doChores(['LINE cards', 'outbox', 'LINE cards', 'outbox']);
      return line.cards().filter(({ title }) => title.includes('new files'));
    };
    await api.send(customer, 'one.pdf', pdf(100));
    expect(await cards()).toEqual([]);
    await api.send(customer, 'two.pdf', pdf(101));
    await api.run(timeToUndoIsOver);
    expect(await cards()).toMatchObject([
      { title: `View new files for order ${customer.reference}`, text: expect.stringContaining('Files\n2') },
    ]);
    expect(JSON.stringify(await cards())).not.toContain('one.pdf');
    await api.send(customer, 'three.pdf', pdf(102));
    await api.run(timeToUndoIsOver);
    expect(await cards()).toHaveLength(1);
    await api.run("update public.line_told set told_at = now() - interval '61 minutes'");
    expect(await cards()).toHaveLength(2);
  });
});
