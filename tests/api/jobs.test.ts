import { describe, expect, it, vi } from 'vitest';
import { promised } from '@/lib/catalog/promised';
import { decisions } from '@/lib/company/company';
import { decided } from '@/lib/company/decision';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { laterIsDone } from '../support/collected-later';
import { timeToUndoIsOver } from '../support/due-mail';
import { openLineApi } from '../support/line-api';
import { openLiveSite } from '../support/live-site';
import { details } from '../support/orders-api';
import { staff } from '../support/receipts-api';
import { jsonPost, routeContext } from '../support/requests';
import { messagesOf } from '../support/served-pages';
import type { OpenServer } from '../support/server';
import { openServer } from '../support/server';
import { daysAfter, openServicesApi } from '../support/services-api';
import { signedInAs } from '../support/sign-in';

const draft = 'https://draft.bay-signal.example/sea';

/** A server that makes work of what is paid, and the forms of its customer and of the desk. */
async function openJobsApi(open: OpenServer = openServer) {
  const server = await openServicesApi(open);
  const { keepJobKinds } = await import('@/lib/jobs/keep-kinds');
  await keepJobKinds();
  const own = await import('@/app/api/my-orders/[reference]/jobs/[job]/route');
  const moves = await import('@/app/api/desk/jobs/[job]/moves/route');
  const undo = await import('@/app/api/desk/jobs/[job]/undo/route');
  const edit = await import('@/app/api/desk/jobs/[job]/edit/route');
  const make = await import('@/app/api/desk/orders/[reference]/jobs/route');
  const { jobAtDesk, jobsAtDesk, jobsOfOrder } = await import('@/lib/jobs/desk-jobs');
  const { ownJobs } = await import('@/lib/jobs/own-jobs');
  const { proofOf } = await import('@/lib/orders/order-key');
  const { remindOfJobs } = await import('@/lib/jobs/remind');
  const post = async (
    handler: typeof own.POST,
    body: object,
    { cookie, ...params }: { cookie: string; [name: string]: string },
  ) => {
    const headers = { 'sec-fetch-site': 'same-origin', cookie, accept: 'text/html' };
    const path =
      params.job && params.reference ? `/api/my-orders/${params.reference}/jobs/${params.job}` : '/api';
    const response = await handler(jsonPost(`${path}?locale=th`, body, headers), routeContext(params));
    await laterIsDone();
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      text: await response.text(),
    };
  };
  const atDesk = async (
    handler: typeof own.POST,
    params: Record<string, string>,
    body: object,
    cookie?: string,
  ) => post(handler, body, { ...params, cookie: cookie ?? (await signedInAs(staff)) });
  const seenOf = async (job: string) => (await jobAtDesk(job))?.version ?? -1;
  return {
    ...server,
    show: jobAtDesk,
    list: jobsAtDesk,
    ofOrder: jobsOfOrder,
    remind: remindOfJobs,
    seen: (reference: string, cookie: string) => ownJobs(proofOf(reference, cookie)),
    /** A paid item, its only job and what opens its page. */
    begin: async (items = 'web-design-starter', customer: object = details) => {
      const { reference, cookie } = await server.buy(items, customer);
      const [job] = await jobsOfOrder(reference);
      return { reference, cookie, job: job?.id ?? '' };
    },
    move: async (job: string, move: string, more: object = {}, cookie?: string) =>
      atDesk(moves.POST, { job }, { move, seen: await seenOf(job), ...more }, cookie),
    undo: async (job: string) => atDesk(undo.POST, { job }, { seen: await seenOf(job) }),
    edit: async (job: string, body: object) =>
      atDesk(edit.POST, { job }, { seen: await seenOf(job), ...body }),
    make: (reference: string, body: object) => atDesk(make.POST, { reference }, body),
    say: async (of: { reference: string; cookie: string; job: string }, move: string, more: object = {}) =>
      post(own.POST, { move, seen: await seenOf(of.job), name: 'สมชาย', words: '', ...more }, of),
    /** The mails of an event whose time to be undone is over. */
    sent: async (event: string) => {
      await server.run(timeToUndoIsOver);
      return server.mailsOf(event);
    },
  };
}

describe('the work of a paid website', () => {
  it('goes from the words to the yes with one mail a move, and the yes names who said it to which draft', async () => {
    const server = await openJobsApi();
    const website = await server.begin();
    expect((await server.list()).map(({ item, state }) => [item, state])).toEqual([
      ['web-design-starter', 'waiting'],
    ]);
    const moved = await server.move(website.job, 'next');
    expect([moved.status, moved.location]).toEqual([303, `/th/desk/work/${website.job}?flash=job`]);
    await server.move(website.job, 'show', { draft, words: 'ดูได้เลย' });
    const [mail, ...others] = await server.sent('job');
    expect(others).toEqual([]);
    expect(mail?.to?.[0]?.address).toBe(details.email);
    expect(mail?.text).toContain(draft);
    expect(mail?.text).toContain('ดูได้เลย');

    const list = 'หน้าแรก: รูปใหม่\nเบอร์โทรใหม่ & <b>ตัวหนา</b>';
    const changed = await server.say(website, 'change', { words: list });
    expect([changed.status, changed.location]).toEqual([
      303,
      `/th/orders/${website.reference}?flash=job-change#work`,
    ]);
    expect(await server.show(website.job)).toMatchObject({ state: 'ours', changes: 1, said: 'change' });
    const { newsOf } = await import('@/lib/desk/news');
    const saidNow = async () => (await newsOf([website.reference])).get(website.reference)?.said ?? false;
    expect(await saidNow()).toBe(true);
    await server.move(website.job, 'show', { draft: `${draft}/2` });
    expect(await saidNow()).toBe(false);
    const yes = await server.say(website, 'yes', { name: 'สมชาย ใจดี' });
    expect(yes.location).toContain('flash=job-yes');
    const [job] = await server.seen(website.reference, website.cookie);
    expect(job).toMatchObject({ state: 'ours', stage: 3, moves: [] });
    expect(job?.history[0]).toMatchObject({ move: 'yes', name: 'สมชาย ใจดี', draft: `${draft}/2` });
    expect(job?.history.map(({ words }) => words)).toContain(list);
    expect((await server.sent('order-news')).map(({ subject }) => subject)).toHaveLength(2);
    await server.move(website.job, 'next');
    const done = (await server.sent('job')).filter(({ subject }) => subject?.includes('เสร็จแล้ว'));
    expect(done).toHaveLength(1);
    expect(await server.show(website.job)).toMatchObject({ state: 'done', stage: 4, moves: ['fix'] });

    // What goes wrong afterwards is put right for as long as the terms say, and each side hears of it.
    const { since = '', due_on: until } = (await server.show(website.job)) ?? {};
    const months = decided(decisions.websiteFixes) ?? 0;
    const last = new Date(`${since}T12:00:00Z`);
    last.setUTCDate(1);
    last.setUTCMonth(last.getUTCMonth() + months);
    expect(until?.slice(0, 7)).toBe(last.toISOString().slice(0, 7));
    expect(done[0]?.text).toContain(dateOf(until ?? '', 'th'));
    expect((await server.say(website, 'fix')).status).toBe(422);
    const reported = await server.say(website, 'fix', { words: 'เมนูไม่เปิดบนมือถือ' });
    expect(reported.location).toBe(`/th/orders/${website.reference}?flash=job-fix#work`);
    expect((await server.say(website, 'fix', { words: 'อีกครั้ง' })).status).toBe(409);
    expect((await server.list())[0]).toMatchObject({ state: 'ours', said: 'fix' });
    expect((await server.sent('order-news')).map(({ subject }) => subject)).toContain(
      `Fix a reported fault: Starter Website – ${website.reference}`,
    );
    await server.sent('job');
    await server.move(website.job, 'next', { words: 'แก้เมนูแล้ว' });
    const texts = (await server.sent('job')).map(({ text }) => text);
    expect(texts.filter((text) => text?.includes('แก้เมนูแล้ว'))).toHaveLength(1);
    expect(await server.show(website.job)).toMatchObject({ state: 'done', stage: 4, due_on: until });
    server.on(daysAfter(until ?? '', 1));
    expect((await server.say(website, 'fix', { words: 'สาย' })).status).toBe(409);
  });

  it('takes no answer with a key to another order, of somebody else’s work, twice, or without a name', async () => {
    const server = await openJobsApi();
    const mine = await server.begin();
    const other = await server.begin('web-design-starter', { ...details, email: 'malee@example.com' });
    for (const { job } of [mine, other]) {
      await server.move(job, 'next');
      await server.move(job, 'show', { draft });
    }
    const refused = async (of: typeof mine, more: object = {}) => (await server.say(of, 'yes', more)).status;
    expect(await refused({ ...mine, cookie: other.cookie })).toBe(404);
    expect(await refused({ ...mine, cookie: '' })).toBe(404);
    expect(await refused({ ...mine, job: other.job })).toBe(404);
    expect(await refused({ ...mine, job: 'no-job' })).toBe(404);
    expect(await refused(mine, { name: ' ' })).toBe(422);
    expect(await refused(mine, { name: 'x'.repeat(101) })).toBe(422);
    expect(await refused(mine, { seen: 'now' })).toBe(422);
    expect((await server.say(mine, 'change', { words: '' })).status).toBe(422);
    expect((await server.say(mine, 'change', { words: 'ก'.repeat(2001) })).status).toBe(422);
    expect((await server.say(mine, 'cancel')).status).toBe(422);
    expect(await refused(mine, { seen: 0 })).toBe(409);
    const { version } = (await server.show(mine.job)) ?? {};
    expect(await refused(mine)).toBe(303);
    expect(await refused(mine, { seen: version })).toBe(409);
    expect((await server.show(other.job))?.history.filter(({ actor }) => actor === 'customer')).toEqual([]);
  });

  it('lets nobody but the staff move it, and says what is wrong next to the field', async () => {
    const server = await openJobsApi();
    const { job } = await server.begin();
    expect((await server.move(job, 'next', {}, await signedInAs('malee@example.com'))).status).toBe(403);
    expect((await server.move(job, 'next', {}, '')).status).toBe(403);
    await server.move(job, 'next');
    for (const link of [
      'http://draft.example',
      'javascript:alert(1)',
      'https://',
      'https://me@draft.example/',
    ])
      expect([link, (await server.move(job, 'show', { draft: link })).status]).toEqual([link, 422]);
    expect((await server.move(job, 'wait')).status).toBe(422);
    expect((await server.move(job, 'fly')).status).toBe(422);
    expect((await server.edit(job, { assignee: 'stranger@example.com', due: '', note: '' })).status).toBe(
      422,
    );
    expect((await server.edit(job, { assignee: staff, due: 'soon', note: '' })).status).toBe(422);
    expect((await server.move('00000000-0000-4000-8000-000000000000', 'next')).status).toBe(404);
    expect((await server.move(job, 'next')).location).toContain('flash=job-refused');
    expect((await server.move(job, 'show', { seen: 0 })).location).toContain('flash=job-outdated');
    await server.edit(job, { assignee: staff, due: '2027-02-01', note: 'โทรก่อน' });
    expect(await server.show(job)).toMatchObject({ assignee: staff, due_on: '2027-02-01', note: 'โทรก่อน' });
    const [shown] = await server.seen(...(await ownerOf(server, job)));
    expect(JSON.stringify(shown)).not.toContain('โทรก่อน');
    expect(JSON.stringify(shown)).not.toContain(staff);
  });

  it('shows a file that we sent for that very order, and names it in mail and proof when the file is gone', async () => {
    const server = await openJobsApi();
    const mine = await server.begin();
    const other = await server.begin('web-design-starter', { ...details, email: 'malee@example.com' });
    const [ours, theirs, foreign] = [1, 2, 3].map((id) => `00000000-0000-4000-8000-00000000000${id}`);
    for (const [id, person, reference] of [
      [ours, `'${staff}'`, mine.reference],
      [theirs, 'null', mine.reference],
      [foreign, `'${staff}'`, other.reference],
    ])
      await server.run(
        `insert into public.order_files (id, order_id, person, name, size, kind, state, sent_at)
           select '${id}', orders.id, ${person}, 'Entwurf 1.pdf', 10, 'pdf', 'whole', now() from public.orders where reference = '${reference}'`,
      );
    await server.move(mine.job, 'next');
    for (const file of [theirs, foreign, 'no-file'])
      expect([file, (await server.move(mine.job, 'show', { file })).status]).toEqual([file, 422]);
    expect((await server.move(mine.job, 'show', { file: ours })).location).toContain('flash=job');
    const [mail] = await server.sent('job');
    expect(mail?.text).toContain('Entwurf 1.pdf');
    expect((await server.say(mine, 'yes')).status).toBe(303);
    await server.run('delete from public.order_files');
    const [job] = await server.seen(mine.reference, mine.cookie);
    expect(job?.history[0]?.draft).toContain('Entwurf 1.pdf');
  });

  it('is taken back within five minutes, and then nobody hears of it', async () => {
    const server = await openJobsApi();
    const { job } = await server.begin();
    await server.move(job, 'next');
    expect((await server.undo(job)).location).toContain('flash=job');
    expect(await server.sent('job')).toEqual([]);
    expect(await server.show(job)).toMatchObject({ state: 'waiting', stage: 0 });
    expect((await server.undo(job)).location).toContain('flash=job-refused');
  });
});

describe('the mail that a payment has arrived', () => {
  it('says for each piece of work what it begins with, what we need and what follows by when, in place of a date to agree', async () => {
    const server = await openJobsApi();
    await server.begin('web-design-starter,cctv-basic');
    const [paid] = await server.sent('order-status');
    const words = messagesOf('th', 'jobs');
    const { start } = messagesOf('th', 'mail').orderStatus;
    expect(paid?.text).toContain(words.stages.material.text);
    expect(paid?.text).toContain(
      fill(words.within, { stage: words.stages.draft.label, days: promised.webDesignStarterDays }),
    );
    expect(paid?.text).toContain(words.stages.visit.text);
    const visit = (await server.list()).find(({ kind }) => kind === 'cameras');
    expect(paid?.text).toContain(fill(words.by, { date: dateOf(visit?.due_on ?? '', 'th') }));
    expect(paid?.text).not.toContain(start);
    await server.buy('vps-starter');
    const texts = (await server.sent('order-status')).map(({ text }) => text);
    expect(texts.filter((text) => text?.includes(start))).toHaveLength(1);
  });
});

describe('what was said of the work', () => {
  it('is on a card in the group, which names what it is about and nothing of the customer', async () => {
    const line = await openLineApi(openServer, { STAFF: staff, MAIL_TO: 'orders@agency.example' });
    await line.bind();
    const server = await openJobsApi(async () => line);
    const { notifier } = await import('@/lib/outside');
    expect((await notifier()).isOn).toBe(true);
    const website = await server.begin();
    await server.move(website.job, 'next');
    await server.move(website.job, 'show', { draft });
    await server.say(website, 'change', { words: 'รูปทะเล' });
    await server.move(website.job, 'show', { draft });
    await server.say(website, 'yes');
    await line.passMinute();
    const titles = line.cards().map(({ title }) => title);
    expect(titles).toContain(`Make changes: Starter Website – ${website.reference}`);
    expect(titles).toContain(`Carry on, it’s approved: Starter Website – ${website.reference}`);
    for (const word of ['รูปทะเล', details.name, details.email, draft])
      expect(JSON.stringify(line.line.pushed)).not.toContain(word);
  });

  it('is in the copy of own data without the notes of the team, and is gone with its person', async () => {
    const server = await openJobsApi();
    const website = await server.begin();
    await server.edit(website.job, { assignee: staff, due: '', note: 'โทรก่อน' });
    await server.move(website.job, 'next');
    await server.move(website.job, 'show', { draft });
    await server.say(website, 'change', { words: 'รูปทะเล' });
    const { copyOfPerson } = await import('@/lib/orders/person-copy');
    const { rows } = await copyOfPerson(details.email);
    expect(rows.orders).toMatchObject([
      { jobs: [{ kind: 'website', changes: 1, history: [{}, {}, { name: 'สมชาย', words: 'รูปทะเล' }] }] },
    ]);
    expect(JSON.stringify(rows)).not.toContain('โทรก่อน');
    expect(JSON.stringify(rows)).not.toContain(staff);
    const { forget } = await import('@/lib/server/retention');
    await forget(details.email);
    expect(await server.list()).toEqual([]);
    expect((await server.stored()).orders).toHaveLength(1);
  });

  it('waits for a call where nobody answers, which the agency reads once', async () => {
    const server = await openJobsApi();
    const website = await server.begin();
    const { since = '' } = (await server.show(website.job)) ?? {};
    server.on(daysAfter(since, 22));
    expect(await server.remind()).toBe(1);
    expect(await server.remind()).toBe(0);
    const [mail] = await server.sent('job');
    expect(mail?.subject).toContain('แจ้งเตือน');
    expect((await server.sent('order-news')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Call the customer'),
    ]);
  });

  it('is made by hand of a line that a payment made nothing of', async () => {
    const server = await openJobsApi();
    const { reference } = await server.buy('vps-starter');
    expect(await server.ofOrder(reference)).toEqual([]);
    expect((await server.make(reference, { line: '0', kind: 'nothing' })).status).toBe(422);
    expect((await server.make(reference, { line: '-1', kind: 'web-design' })).status).toBe(422);
    const made = await server.make(reference, { line: '0', kind: 'web-design' });
    expect(made.location).toContain(`/th/desk/orders/${reference}?flash=job`);
    expect((await server.make(reference, { line: '0', kind: 'web-design' })).location).toContain(
      'job-refused',
    );
    expect(await server.ofOrder(reference)).toMatchObject([{ kind: 'website', state: 'waiting' }]);
  });
});

/** What opens the page of the only order of a test. */
async function ownerOf(
  server: Awaited<ReturnType<typeof openJobsApi>>,
  job: string,
): Promise<[string, string]> {
  const { reference = '' } = (await server.show(job)) ?? {};
  return [reference, await openedBy(server, reference)];
}

async function openedBy(server: Awaited<ReturnType<typeof openJobsApi>>, reference: string): Promise<string> {
  await server.run(
    `insert into public.page_keys (subject_id, key_hash, came_by, ends_at)
       select id, encode(sha256('${'a'.repeat(32)}'), 'hex'), 'browser', now() + interval '1 day' from public.orders where reference = '${reference}'`,
  );
  return `order-${reference}=${'a'.repeat(32)}`;
}

it('pages of work have all their words in every state', { timeout: 240_000 }, async () => {
  const site = await openLiveSite();
  const server = await openJobsApi(async () => site);
  const website = await server.begin();
  const { reference, cookie, job } = website;
  const readAll = async () => {
    await site.read('order', { cookie, params: { reference } });
    const nok = await signedInAs(staff);
    await site.read('deskJob', { cookie: nok, params: { job } });
    await site.read('deskWork', { cookie: nok });
  };
  await readAll();
  await server.edit(job, { assignee: staff, due: '2020-01-01', note: 'x' });
  for (const [move, more] of [
    ['wait', { words: 'รูป' }],
    ['resume', {}],
    ['wait', { words: 'รูป' }],
    ['next', {}],
    ['pause', {}],
    ['resume', {}],
    ['show', { draft }],
    ['change', { words: 'สี', name: 'สมชาย' }],
    ['show', {}],
  ] as const) {
    await server.move(job, move, more);
    await readAll();
  }
  await server.undo(job);
  await server.move(job, 'show', { draft });
  await server.say(website, 'yes');
  await readAll();
  await server.move(job, 'cancel');
  await readAll();
  await server.move(job, 'reopen');
  await server.move(job, 'next');
  await readAll();
  await server.say(website, 'fix', { words: 'เมนูไม่เปิด' });
  await readAll();
  await server.move(job, 'next');
  await readAll();
  await site.read('portal', { cookie: await signedInAs(details.email) });
  await site.read('deskOrder', { cookie: await signedInAs(staff), params: { reference } });
  await site.read('deskCustomer', { cookie: await signedInAs(staff), params: { reference } });
  vi.useRealTimers();
});
