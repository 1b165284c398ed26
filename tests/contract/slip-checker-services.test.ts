import { describe, expect, it, onTestFinished } from 'vitest';
import { openSlipService } from '@/lib/payments/slip/adapters/services';
import { manners, serviceBranch, serviceKey, startSlipService } from '../support/slip-service-stand-in';
import { slipCheckerContract } from './slip-checker-contract';

const services = ['easyslip', 'slip2go', 'slipok'] as const;

const known = { code: '0046000600000101030140225A1', reference: 'A1', amount: 199_950 };
const unknown = { code: '0046000600000101030140225A2', reference: 'A2', amount: 100 };

async function open(service: (typeof services)[number], options: { key?: string; timeout?: number } = {}) {
  const standIn = await startSlipService(service);
  onTestFinished(standIn.close);
  standIn.known.set(known.code, {
    number: 'A1',
    baht: 1999.5,
    at: '2026-11-24T10:00:00+07:00',
    account: 'xxx-x-x5366-x',
    proxy: 'xxx-xxx-5678',
  });
  const checker = openSlipService(service, {
    key: serviceKey,
    branch: serviceBranch,
    baseUrl: standIn.baseUrl,
    ...options,
  });
  return { standIn, checker };
}

for (const service of services)
  slipCheckerContract(service, async () => {
    const { standIn, checker } = await open(service);
    const down = () => {
      standIn.failNext({ kind: 'status', status: 503 });
      return known;
    };
    return { checker, known, unknown, down };
  });

describe.each(services)('asking %s', (service) => {
  it('sends the text of the code alone, and reads the time and both numbers of the receiver, none of the sender', async () => {
    const { standIn, checker } = await open(service);
    expect(await checker.ask(known)).toMatchObject({
      transfer: { at: new Date('2026-11-24T03:00:00Z'), receivers: ['xxx-x-x5366-x', 'xxx-xxx-5678'] },
    });
    expect(standIn.asked).toEqual([known.code]);
  });

  it.each([
    [401, 'key'],
    [403, 'key'],
    [402, 'unreadable'],
    [429, 'quota'],
    [500, 'down'],
    [503, 'down'],
  ] as const)('cannot tell after the status %i', async (status, reason) => {
    const { standIn, checker } = await open(service);
    standIn.failNext({ kind: 'status', status, body: manners[service].missing.body });
    expect(await checker.ask(known)).toEqual({ outcome: 'unknown', reason });
    expect(standIn.asked).toEqual([]);
  });

  it.each([
    ['silence', { kind: 'silence' }, 'down'],
    ['words that are no JSON', { kind: 'words', text: '<html>' }, 'unreadable'],
    ['a JSON of another shape', { kind: 'words', text: '{"ok":true}' }, 'unreadable'],
    ['nothing', { kind: 'words', text: '' }, 'unreadable'],
  ] as const)('cannot tell after %s', async (_what, fault, reason) => {
    const { standIn, checker } = await open(service, { timeout: 200 });
    standIn.failNext(fault);
    expect(await checker.ask(known)).toEqual({ outcome: 'unknown', reason });
  });

  it.each([0, -1, 'much'])('cannot tell of an amount of %s', async (baht) => {
    const { standIn, checker } = await open(service);
    const transfer = { number: 'A1', baht: 1, at: '2026-11-24T10:00:00+07:00', account: '1234567890' };
    const text = JSON.stringify(manners[service].found(transfer)).replaceAll(
      /"(amount|amountInSlip)":1\b/g,
      `"$1":${JSON.stringify(baht)}`,
    );
    standIn.failNext({ kind: 'words', text });
    expect(await checker.ask(known)).toMatchObject({ outcome: 'unknown' });
  });

  it('says that its key is not taken, which stands in no answer', async () => {
    const { checker } = await open(service, { key: 'another-key-0123456789' });
    expect(await checker.trouble()).toBe('key');
    const answer = await checker.ask(known);
    expect(answer).toEqual({ outcome: 'unknown', reason: 'key' });
  });

  it('cannot tell where nobody listens', async () => {
    const checker = openSlipService(service, {
      key: serviceKey,
      branch: serviceBranch,
      baseUrl: 'http://127.0.0.1:9',
    });
    expect(await checker.ask(known)).toEqual({ outcome: 'unknown', reason: 'down' });
    expect(await checker.trouble()).toBe('down');
  });
});

describe('a service that speaks of its own trouble', () => {
  it.each([
    ['QUOTA_EXCEEDED', 'quota'],
    ['API_SERVER_ERROR', 'down'],
  ] as const)('%s says nothing about the slip, whatever the status', async (code, reason) => {
    for (const status of [200, 400, 404]) {
      const { standIn, checker } = await open('easyslip');
      standIn.failNext({ kind: 'status', status, body: { success: false, error: { code, message: '' } } });
      expect(await checker.ask(known)).toEqual({ outcome: 'unknown', reason });
    }
  });
});

describe('the stand-ins', () => {
  it.each(services)('of %s refuses a wrong path, method, key and body', async (service) => {
    const { standIn } = await open(service);
    const { path } = manners[service];
    const key: Record<string, string> =
      service === 'slipok' ? { 'x-authorization': serviceKey } : { authorization: `Bearer ${serviceKey}` };
    const post = async (to: string, headers: Record<string, string>, body: object) =>
      (
        await fetch(standIn.baseUrl + to, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
      ).status;
    expect(await post('/elsewhere', key, {})).toBe(404);
    expect(await post(path, {}, {})).toBe(401);
    expect(await post(path, key, { picture: 'x' })).toBe(400);
    expect((await fetch(standIn.baseUrl + path, { headers: key })).status).toBe(404);
  });
});
