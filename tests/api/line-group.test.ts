import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { openLineApi } from '../support/line-api';
import {
  channelSecret,
  channelToken,
  groupOf,
  lineEvent,
  lineMessage,
  said,
  signedByLine,
} from '../support/line-stand-in';
import { neutralSettings } from '../support/neutral-settings.mjs';
import { jsonPost } from '../support/requests';
import { describeOnEachDatabase, openServer } from '../support/server';

const other = groupOf('b');

/** Another code than this one. */
const anotherCode = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

const timeIsUp = "update public.line_code set ends_at = now() - interval '1 second'";

describe('the LINE group of the team', () => {
  it('is the one in which the code was typed, and is answered', async () => {
    const server = await openLineApi(openServer);
    expect(await server.boundLineGroup()).toBeUndefined();
    const start = Date.now();
    const { code, endsAt } = await server.drawLineCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(endsAt.getTime() - 15 * 60_000).toBeGreaterThanOrEqual(start);
    expect(endsAt.getTime() - 15 * 60_000).toBeLessThanOrEqual(Date.now());
    expect(await server.say(` ${code}\n`)).toBe(200);
    expect(await server.boundLineGroup()).toMatchObject({ group: groupOf('a') });
    expect(server.line.replies).toEqual([expect.stringContaining('This group is connected.')]);
  });

  it('is answered in the language of the agency', async () => {
    const server = await openLineApi(openServer, { AGENCY_LOCALE: 'th' });
    await server.bind();
    expect(server.line.replies).toEqual([expect.stringContaining('เชื่อมต่อกลุ่มนี้แล้ว')]);
  });

  it('gives way to the group in which a newer code was typed', async () => {
    const server = await openLineApi(openServer);
    await server.bind();
    await server.bind(other);
    expect(await server.boundLineGroup()).toMatchObject({ group: other });
  });

  it('is bound by no wrong code, and by none at all that is typed there after five of them', async () => {
    const server = await openLineApi(openServer);
    const { code } = await server.drawLineCode();
    for (const by of [1, 2, 3, 4, 5]) await server.say(anotherCode(code, by));
    expect(server.line.replies).toHaveLength(5);
    expect(new Set(server.line.replies)).toEqual(new Set([expect.stringContaining('isn’t the code')]));
    expect(await server.say(code)).toBe(200);
    expect(await server.boundLineGroup()).toBeUndefined();
    expect(server.line.replies, 'nobody waits for a code of theirs any more').toHaveLength(5);
    const { code: next } = await server.drawLineCode();
    await server.say(next);
    expect(await server.boundLineGroup()).toMatchObject({ group: groupOf('a') });
  });

  it('is bound by its code, whatever another group has typed before', async () => {
    const server = await openLineApi(openServer);
    const { code } = await server.drawLineCode();
    for (const by of [1, 2, 3, 4, 5, 6]) await server.say(anotherCode(code, by), other);
    await server.say(code);
    expect(await server.boundLineGroup()).toMatchObject({ group: groupOf('a') });
  });

  it('is bound by a code within 15 minutes alone, and by the newest', async () => {
    const server = await openLineApi(openServer);
    const { code: first } = await server.drawLineCode();
    await server.run(timeIsUp);
    await server.say(anotherCode(first));
    expect(server.line.replies, 'of another code nobody says whether it was one').toEqual([]);
    await server.say(first);
    expect(server.line.replies).toEqual([expect.stringContaining('more than 15 minutes old')]);
    await server.drawLineCode();
    await server.say(first);
    expect(server.line.replies[1]).toContain('isn’t the code');
    expect(await server.boundLineGroup()).toBeUndefined();
  });

  it('is bound by a code once: a message that LINE repeats, or somebody recorded, binds nothing', async () => {
    const server = await openLineApi(openServer);
    const { code } = await server.drawLineCode();
    const message = lineMessage([said(code, { replyToken: server.line.giveReplyToken() })]);
    const redelivered = lineMessage([said(code, { group: other, deliveryContext: { isRedelivery: true } })]);
    expect(await server.tell(message)).toBe(200);
    await server.unbindLineGroup();
    for (const again of [message, redelivered]) expect(await server.tell(again)).toBe(200);
    expect(await server.boundLineGroup()).toBeUndefined();
    expect(server.line.replies).toHaveLength(1);
  });

  it('stays bound though the answer cannot be given', async () => {
    const server = await openLineApi(openServer);
    const { code } = await server.drawLineCode();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await server.tell(lineMessage([said(code, { replyToken: 'used' })]))).toBe(200);
    expect(log.mock.calls.join()).toContain('LINE took no message (400)');
    expect(log.mock.calls.join()).not.toContain(code);
    log.mockRestore();
    expect(await server.boundLineGroup()).toMatchObject({ group: groupOf('a') });
  });

  it('is heard in messages that LINE signed alone', async () => {
    const server = await openLineApi(openServer);
    const { code } = await server.drawLineCode();
    const message = lineMessage([said(code)]);
    for (const forged of [
      { body: message.body },
      { ...message, signature: '' },
      { ...message, body: message.body.replace(groupOf('a'), other) },
      lineMessage([said(code)], 'f'.repeat(32)),
      signedByLine('no JSON'),
    ])
      expect(await server.tell(forged)).toBe(400);
    expect(await server.boundLineGroup()).toBeUndefined();
    expect(await server.tell(lineMessage([])), 'LINE’s own test').toBe(200);
  });

  it('is heard in no message that is not as LINE writes them, however well it is signed', async () => {
    const server = await openLineApi(openServer);
    const { code } = await server.drawLineCode();
    for (const odd of [
      ...['null', '7', '[]', '{}', '{"events":null}', '{"events":[null]}', '{"events":[{}]}'].map((body) =>
        signedByLine(body),
      ),
      ...[9_007_199_254_740_991, -1, 0.5, Number.NaN].map((at) => lineMessage([said(code, { at })])),
    ])
      expect([odd.body, await server.tell(odd)]).toEqual([odd.body, 400]);
    expect(await server.tell(lineMessage([said(code, { group: 'C\u0000' })]))).toBe(200);
    expect(await server.boundLineGroup()).toBeUndefined();
  });

  it('is a group: nobody binds the site to themselves', async () => {
    const server = await openLineApi(openServer);
    const { code } = await server.drawLineCode();
    await server.tell(lineMessage([said(code, { source: { type: 'user', userId: `U${'f'.repeat(32)}` } })]));
    expect(await server.boundLineGroup()).toBeUndefined();
  });

  it('says what it likes: nothing of it is kept, answered or logged', async () => {
    const server = await openLineApi(openServer);
    const code = await server.bind();
    const log = vi.spyOn(console, 'error');
    const before = await server.storedRows();
    expect(before).not.toContain(code);
    for (const words of ['Somchai has paid, 0812345678', `the code is ${code}`, anotherCode(code), '12345'])
      expect(await server.say(words)).toBe(200);
    expect(await server.storedRows()).toBe(before);
    expect([server.line.replies.length, log.mock.calls]).toEqual([1, []]);
    log.mockRestore();
  });

  it('is let go when the site is put out of it, and not by word of an earlier time or another group', async () => {
    const server = await openLineApi(openServer);
    const now = Date.now();
    const { code } = await server.drawLineCode();
    await server.tell(lineMessage([said(code, { at: now })]));
    for (const told of [{ at: now - 1 }, { at: now + 1, group: other }])
      expect(await server.tell(lineMessage([lineEvent('leave', told)]))).toBe(200);
    expect(await server.boundLineGroup()).toMatchObject({ group: groupOf('a') });
    await server.tell(lineMessage([lineEvent('leave', { at: now + 2 })]));
    expect(await server.boundLineGroup()).toBeUndefined();
  });

  it('keeps no code as it is', async () => {
    const server = await openLineApi(openServer);
    const { code } = await server.drawLineCode();
    expect(await server.storedRows()).not.toContain(code);
  });
});

describeOnEachDatabase('the LINE group of the team', (open) => {
  it('is bound once where the code arrives twice at the same time', async () => {
    const server = await openLineApi(open);
    const { code } = await server.drawLineCode();
    const groups = [groupOf('a'), other, groupOf('c')];
    await Promise.all(groups.map((group) => server.say(code, group)));
    expect(server.line.replies).toHaveLength(1);
    expect(groups).toContain((await server.boundLineGroup())?.group);
  });
});
it('without NOTIFY=line nobody is heard', async () => {
  await openServer();
  const { POST } = await import('@/app/api/notify/line/route');
  const { body, signature } = lineMessage([said('123456')]);
  expect((await POST(jsonPost('/api/notify/line', body, { 'x-line-signature': signature }))).status).toBe(
    400,
  );
});

it('npm run line prints a code and lets the group go, and says so where NOTIFY=line is not set', async () => {
  const { dataFolder } = await openServer();
  const on = { NOTIFY: 'line', LINE_CHANNEL_TOKEN: channelToken, LINE_CHANNEL_SECRET: channelSecret };
  const line = async (command: string, settings: Record<string, string> = on) => {
    const env = { ...process.env, ...neutralSettings, ...settings, DATA_DIR: dataFolder };
    const run = promisify(execFile)(
      process.execPath,
      ['scripts/run.mjs', 'scripts/commands/line.ts', command],
      {
        env,
      },
    );
    const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
    return stdout + stderr;
  };
  expect(await line('code')).toMatch(/^Code: \d{6}\n/);
  expect(await line('unbind')).toContain('No group is connected.');
  expect(await line('code', {})).toContain('NOTIFY=line isn’t set');
});
