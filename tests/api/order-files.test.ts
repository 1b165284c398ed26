import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { timeToUndoIsOver } from '../support/due-mail';
import { openFilesApi, pdf, sha256 } from '../support/files-api';
import { slipPicture } from '../support/images';
import { describeOnEachDatabase, openServer } from '../support/server';

const megabyte = 1024 * 1024;

/** The smallest ZIP with one file of this text, stored as it is. */
function zip(text = 'x'): Buffer {
  const name = Buffer.from('a.txt');
  const local = Buffer.alloc(30);
  local.write('PK\x03\x04', 'latin1');
  local.writeUInt32LE(text.length, 18);
  local.writeUInt32LE(text.length, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.write('PK\x01\x02', 'latin1');
  central.writeUInt32LE(text.length, 20);
  // A bomb claims as much as it likes: nobody unpacks it here.
  central.writeUInt32LE(0xffff_fff0, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + text.length, 16);
  return Buffer.concat([local, name, Buffer.from(text), central, name, end]);
}

describeOnEachDatabase('files of an order', (open) => {
  it('go both ways in chunks, and come back byte for byte, as nothing that a browser runs', async () => {
    const api = await openFilesApi(open);
    const customer = await api.order();
    const desk = api.staffAt(customer.reference);
    const own = randomBytes(3 * megabyte);
    pdf(64).copy(own);
    own.write('%%EOF', own.length - 5);
    const sent = await api.send(customer, 'โลโก้ ร้าน.pdf', own);
    expect([sent.status, sent.body.data.flash]).toEqual([200, 'file-sent']);
    expect(JSON.stringify(sent.body)).not.toMatch(/key_hash|person/);
    const draft = await api.send(desk, 'draft.pdf', pdf(2000), { draft: true });
    expect(await api.list(customer)).toMatchObject([
      { name: 'โลโก้ ร้าน.pdf', kind: 'pdf', size: own.length, is_own: true, is_draft: false, person: null },
      { name: 'draft.pdf', is_own: false, is_draft: true, person: null },
    ]);
    const { status, headers, bytes } = await api.get(desk, sent.id);
    expect([status, sha256(bytes)]).toEqual([200, sha256(own)]);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="_____ ____.pdf"; filename*=UTF-8''${encodeURIComponent('โลโก้ ร้าน.pdf')}`,
    );
    expect((await api.get(customer, draft.id)).bytes).toEqual(pdf(2000));
  });

  it('are new to the staff until somebody opens them or does something about the order', async () => {
    const api = await openFilesApi(open);
    const { newsOf } = await import('@/lib/desk/news');
    const { filesOf } = await import('@/lib/orders/files/order-files');
    const customer = await api.order();
    const { reference } = customer;
    const desk = api.staffAt(reference);
    const filesNew = async () => (await newsOf([reference])).get(reference)?.files ?? 0;
    const { id } = await api.send(customer, 'logo.pdf', pdf(2000));
    await api.send(customer, 'menu.pdf', pdf(2000));
    expect(await filesNew()).toBe(2);
    expect((await api.list(customer)).map(({ is_new: isNew }) => isNew)).toEqual([false, false]);
    await api.get(customer, id);
    expect(await filesNew()).toBe(2);
    await api.get(desk, id);
    const seen = await filesOf({ reference, person: 'nok@agency.example' });
    expect(seen?.files.map(({ name, is_new: isNew }) => [name, isNew])).toEqual([
      ['logo.pdf', false],
      ['menu.pdf', true],
    ]);
    await api.send(desk, 'draft.pdf', pdf(2000), { draft: true });
    expect(await filesNew()).toBe(0);
    expect((await newsOf([reference, 'PT-222222'])).size).toBe(0);
    await api.send(customer, 'late.pdf', pdf(2000));
    expect(await filesNew()).toBe(1);
  });

  it('go on where the line broke at 19 of 20 MB, up and down', async () => {
    const api = await openFilesApi(open);
    const customer = await api.order();
    const bytes = randomBytes(20 * megabyte);
    pdf(64).copy(bytes);
    bytes.write('%%EOF', bytes.length - 5);
    const file = { name: 'menu.pdf', size: bytes.length, modified: 1_795_000_000_000 };
    const pieces = api.pieces(bytes);
    const { id } = (await api.begin(customer, file)).body.data;
    for (const [number, piece] of pieces.slice(0, 38).entries()) await api.put(customer, id, number, piece);
    expect((await api.change(customer, id, 'finish')).status).toBe(409);
    expect(await api.list(customer)).toMatchObject([{ state: 'arriving', arrived: 19 * megabyte }]);
    const again = await api.begin(customer, file);
    expect([again.body.data.id, again.body.data.arrived.length]).toEqual([id, 38]);
    // What was sent before the answer was lost is sent again, and is one.
    expect((await api.put(customer, id, 37, pieces[37] ?? Buffer.alloc(0))).status).toBe(200);
    expect((await api.put(customer, id, 37, Buffer.alloc(megabyte / 2))).status).toBe(409);
    for (const number of [38, 39]) await api.put(customer, id, number, pieces[number] ?? Buffer.alloc(0));
    expect([
      (await api.change(customer, id, 'finish')).status,
      (await api.change(customer, id, 'finish')).status,
    ]).toEqual([200, 200]);
    const rest = await api.get(customer, id, { range: `bytes=${19 * megabyte}-`, 'if-range': `"${id}"` });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes ${19 * megabyte}-${20 * megabyte - 1}/${20 * megabyte}`,
    ]);
    expect(sha256(rest.bytes)).toBe(sha256(bytes.subarray(19 * megabyte)));
    expect((await api.get(customer, id, { range: 'bytes=99999999-' })).status).toBe(416);
    expect((await api.stored()).slips).toHaveLength(41);
  });

  it('of 200 MB have no room for more, however many come at once', async () => {
    const api = await openFilesApi(open);
    const customer = await api.order();
    const begun = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        api.begin(customer, { name: `${number}.pdf`, size: 19 * megabyte }),
      ),
    );
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(new Set(begun.flatMap(({ body }) => Object.values(body.error?.fields ?? {})))).toEqual(
      new Set(['file-too-much']),
    );
    const one = begun.find(({ status }) => status === 200)?.body.data.id;
    const same = await Promise.all(
      Array.from({ length: 8 }, () => api.put(customer, one, 0, pdf(megabyte / 2))),
    );
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await api.stored()).slips).toHaveLength(2);
  });

  it('are told of to the other side in one mail, once some minutes are over', async () => {
    const api = await openFilesApi(open);
    const customer = await api.order();
    const desk = api.staffAt(customer.reference);
    await api.send(customer, 'one.pdf', pdf(100));
    const gone = await api.send(customer, 'gone.pdf', pdf(101));
    await api.send(customer, 'two.pdf', pdf(102));
    await api.change(customer, gone.id, 'remove');
    await api.send(desk, 'draft.pdf', pdf(103), { draft: true });
    const { doChores } = await import('@/lib/server/chores');
    await doChores(['outbox']);
    const told = async () =>
      (await api.stored()).mails.filter(({ event }) => event.startsWith('order-files'));
    expect(await told()).toEqual([]);
    await api.run(timeToUndoIsOver);
    await doChores(['outbox']);
    const mails = await told();
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([
      'orders@agency.example',
      'somchai@example.com',
    ]);
    const text = (address: string) => mails.find(({ to }) => to?.[0]?.address === address)?.text ?? '';
    expect(text('orders@agency.example')).toMatch(/one\.pdf[\s\S]*two\.pdf/);
    expect(text('orders@agency.example')).not.toContain('gone.pdf');
    expect(text('somchai@example.com')).toMatch(/draft\.pdf[\s\S]*\/orders\/[\w-]+#[0-9a-f]{32}\s/);
  });
});

describe('a file of an order', () => {
  it.each([
    ['a web page', 'logo.png', Buffer.from('<html><script>alert(1)</script>')],
    ['a program', 'logo.pdf', Buffer.from('MZ\x90\0\x03\0\0\0\x04')],
    ['a GIF that is a script', 'a.gif', Buffer.from('GIF89a=1;/*<html><script>*/alert(1)//')],
    ['a PDF in a ZIP’s clothes', 'a.pdf', Buffer.concat([pdf(64), zip()])],
    ['a ZIP that begins with a PDF’s header', 'a.zip', zip('%PDF-1.7 %%EOF')],
    ['a cut PNG', 'a.png', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['a text', 'a.svg', Buffer.from('hello <svg></svg>')],
  ])('that is %s is refused, and nothing is kept of it', async (_what, name, bytes) => {
    const api = await openFilesApi(openServer);
    const customer = await api.order();
    const sent = await api.send(customer, name, bytes);
    expect([sent.status, sent.body.error.fields]).toEqual([422, { file: 'file-type' }]);
    expect(await api.list(customer)).toEqual([]);
    const { sweepFiles } = await import('@/lib/orders/files/sweep-files');
    await sweepFiles();
    expect((await api.stored()).slips).toHaveLength(1);
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\temp\\..\\plan.PDF', 'plan.PDF'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
    ['logo.html', 'logo.html.pdf'],
    ['เมนูร้าน สุขุมวิท.pdf', 'เมนูร้าน สุขุมวิท.pdf'],
    ['...', 'file.pdf'],
  ])('named %j is called %j', async (given, name) => {
    const api = await openFilesApi(openServer);
    const customer = await api.order();
    await api.send(customer, given, pdf(100));
    expect(await api.list(customer)).toMatchObject([{ name }]);
  });

  it('is a picture, an archive or a drawing as well, and a bomb stays unopened', async () => {
    const api = await openFilesApi(openServer);
    const customer = await api.order();
    const files = {
      'a.jpg': await slipPicture().jpeg().toBuffer(),
      'a.png': await slipPicture().png().toBuffer(),
      'a.webp': await slipPicture().webp().toBuffer(),
      'a.gif': await slipPicture({ width: 40, height: 40 }).gif().toBuffer(),
      'a.svg': Buffer.from(
        '<?xml version="1.0"?>\n<!-- ours --><svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
      ),
      'bomb.zip': zip(),
      'a.docx': zip('word'),
    };
    for (const [name, bytes] of Object.entries(files))
      expect([name, (await api.send(customer, name, bytes)).status]).toEqual([name, 200]);
    expect((await api.list(customer)).map(({ kind }) => kind)).toEqual([
      'jpeg',
      'png',
      'webp',
      'gif',
      'svg',
      'zip',
      'zip',
    ]);
  });

  it.each([
    ['a GIF that is a script as well', 'a.gif', 'GIF89a=0;alert(1);'],
    ['a PDF that is a page', 'a.pdf', '%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF\n'],
    [
      'a JPEG with a page in its comment',
      'a.html',
      '\xff\xd8\xff\xfe\0\x2a<html><script>alert(1)</script>\xff\xd9',
    ],
    ['a drawing that runs scripts', 'a.svg', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
    [
      'a drawing that grows without end',
      'a.svg',
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>',
    ],
    [
      'a PNG of four thousand megapixels',
      'a.png',
      `\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xff\xff\0\0\xff\xffIEND\xae\x42\x60\x82`,
    ],
  ])('that is %s is kept as bytes that nobody shows, runs or opens', async (_what, name, text) => {
    const api = await openFilesApi(openServer);
    const customer = await api.order();
    const bytes = Buffer.from(text, 'latin1');
    const sent = await api.post(customer, {
      file: new File([new Uint8Array(bytes)], name, { type: 'text/html' }),
    });
    expect(sent.status).toBe(200);
    const [file] = await api.list(customer);
    expect(file?.name).toMatch(/^a\.(gif|pdf|html\.jpg|svg|png)$/);
    for (const side of [customer, api.staffAt(customer.reference)]) {
      const answer = await api.get(side, file?.id ?? '', {
        accept: 'text/html',
        'sec-fetch-dest': 'document',
      });
      expect(answer.bytes.equals(bytes)).toBe(true);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment;/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cache-control': 'private, no-store',
      });
    }
  });

  it('is nobody else’s: another key, a guessed id, another order and a removed file are all not found', async () => {
    const api = await openFilesApi(openServer);
    const [customer, stranger] = [await api.order(), await api.order()];
    const { id } = await api.send(customer, 'a.pdf', pdf(100));
    const ours = await api.send(api.staffAt(customer.reference), 'b.pdf', pdf(100));
    const thief = { ...customer, cookie: stranger.cookie };
    const guessed = '00000000-0000-4000-8000-000000000000';
    for (const answer of [
      await api.get(thief, id),
      await api.get(stranger, id),
      await api.get(customer, guessed),
      await api.get(customer, '../x'),
      await api.begin(thief, { name: 'a.pdf', size: 100 }),
      await api.put(stranger, id, 0, pdf(100)),
      await api.put(customer, id, 7, pdf(100)),
      await api.put(customer, id, '0x', pdf(100)),
      await api.change(stranger, id, 'remove'),
      await api.change(customer, ours.id, 'remove'),
      await api.change(customer, id, 'restore'),
    ])
      expect([answer.status, answer.body.error]).toEqual([404, { code: 'not-found' }]);
    expect((await api.get({ ...customer, place: 'desk/orders' }, id)).status).toBe(403);
    await api.change(customer, id, 'remove');
    expect((await api.get(customer, id)).status).toBe(404);
    expect(await api.list(customer)).toMatchObject([{ name: 'b.pdf' }]);
    const desk = api.staffAt(customer.reference);
    await api.change(desk, id, 'restore');
    expect((await api.get(customer, id)).status).toBe(200);
  });

  it('has its limits: size, and an order without money', async () => {
    const api = await openFilesApi(openServer);
    const customer = await api.order();
    const problem = async (answer: ReturnType<typeof api.begin>) => (await answer).body.error;
    expect(await problem(api.begin(customer, { name: 'a.pdf', size: 20 * megabyte + 1 }))).toMatchObject({
      fields: { file: 'file-too-large' },
    });
    expect(await problem(api.begin(customer, { name: 'a.pdf', size: 0 }))).toMatchObject({
      fields: { file: 'file-empty' },
    });
    const { id } = (await api.begin(customer, { name: 'a.pdf', size: 100 })).body.data;
    expect((await api.put(customer, id, 0, pdf(99))).status).toBe(400);
    const unpaid = await api.order(false);
    expect(await problem(api.begin(unpaid, { name: 'a.pdf', size: 100 }))).toEqual({ code: 'conflict' });
    expect((await api.begin(api.staffAt(unpaid.reference), { name: 'a.pdf', size: 100 })).status).toBe(200);
  });

  it('takes room with 59 others and within 200 MB, and none once it was removed', async () => {
    const api = await openFilesApi(openServer);
    const customer = await api.order();
    const desk = api.staffAt(customer.reference);
    const problem = async (answer: ReturnType<typeof api.begin>) => (await answer).body.error?.fields.file;
    const gone: string[] = [];
    for (let count = 0; count < 61; count++) {
      const { id } = await api.send(customer, `${count}.pdf`, pdf(100));
      await api.change(customer, id, 'remove');
      gone.push(id);
    }
    // As much as an order holds is kept of what was removed, so that nobody fills the store by it.
    expect(await api.list(desk)).toHaveLength(60);
    expect((await api.change(desk, gone[0] ?? '', 'restore')).status).toBe(404);

    const { id: first } = await api.send(customer, 'first.pdf', pdf(megabyte));
    for (let count = 0; count < 59; count++)
      expect((await api.begin(customer, { name: `${count}.pdf`, size: megabyte })).status).toBe(200);
    expect(await problem(api.begin(customer, { name: 'b.pdf', size: 1 }))).toBe('file-too-many');
    expect(await problem(api.change(desk, gone[60] ?? '', 'restore'))).toBe('file-too-many');
    await api.change(customer, first, 'remove');
    expect((await api.begin(customer, { name: 'b.pdf', size: 1 })).status).toBe(200);

    const other = await api.order();
    const { id: large } = await api.send(other, 'large.pdf', pdf(megabyte));
    for (const size of [...Array(9).fill(20 * megabyte), 19 * megabyte])
      await api.begin(other, { name: `${randomUUID()}.pdf`, size });
    expect(await problem(api.begin(other, { name: 'b.pdf', size: 1 }))).toBe('file-too-much');
    await api.change(other, large, 'remove');
    expect((await api.begin(other, { name: 'b.pdf', size: megabyte })).status).toBe(200);
    expect(await problem(api.change(api.staffAt(other.reference), large, 'restore'))).toBe('file-too-much');
  });

  it('comes by a form without JavaScript too, up to 4 MB', async () => {
    const api = await openFilesApi(openServer);
    const customer = await api.order();
    const asPage = { accept: 'text/html' };
    const form = (bytes: Uint8Array, name: string) => ({ file: new File([new Uint8Array(bytes)], name) });
    const sent = await api.post(customer, form(pdf(4 * megabyte - 1), 'เมนู.pdf'), asPage);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/orders/${customer.reference}?flash=file-sent&reference=${customer.reference}#files`,
    ]);
    expect(await api.list(customer)).toMatchObject([{ name: 'เมนู.pdf', size: 4 * megabyte - 1 }]);
    const large = await api.post(customer, form(pdf(4 * megabyte + 1), 'a.pdf'), asPage);
    expect([large.status, large.text]).toEqual([413, expect.stringContaining('up to 4 MB')]);
    const none = await api.post(customer, form(Buffer.alloc(0), ''), asPage);
    expect([none.status, none.text]).toEqual([422, expect.stringContaining('Please choose a file.')]);
    const desk = await api.post(
      api.staffAt(customer.reference),
      { ...form(pdf(100), 'a.pdf'), draft: 'on' },
      asPage,
    );
    expect(desk.headers.get('location')).toBe(
      `/desk/orders/${customer.reference}?flash=file-sent&reference=${customer.reference}#files`,
    );
    expect((await api.list(customer)).at(-1)).toMatchObject({ is_draft: true });
  });
});
