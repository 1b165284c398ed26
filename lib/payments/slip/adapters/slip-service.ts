import 'server-only';
import { z } from 'zod';
import type { FoundTransfer, SlipAnswer, UnknownReason } from '../slip-checker';

/** How long a service may take, in milliseconds; later than that nobody can tell. */
const patience = 30_000;

/** What services call a fault of their own, or the end of what was paid for, whatever the status. */
const ownFaults: ReadonlyMap<string, UnknownReason> = new Map([
  ['QUOTA_EXCEEDED', 'quota'],
  ['API_SERVER_ERROR', 'down'],
]);

/** The statuses with which a service speaks about the slip; any other is about the request, us or itself. */
const aboutTheSlip: readonly number[] = [200, 400, 404];

type Asked = { status: number; json: unknown };

/** Asks by HTTP, once. @returns the answer, or why there is none */
async function ask(url: string, init: RequestInit, timeout: number): Promise<Asked | UnknownReason> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    if (response.status === 401 || response.status === 403) return 'key';
    if (response.status === 429) return 'quota';
    if (response.status >= 500) return 'down';
    return read(response.status, text);
  } catch {
    return 'down';
  }
}

function read(status: number, text: string): Asked | UnknownReason {
  try {
    return { status, json: JSON.parse(text) };
  } catch {
    return 'unreadable';
  }
}

type Service = {
  url: string;
  headers: Record<string, string>;
  body: object;
  /** The transfer in an answer; undefined where it tells of none. */
  found: (json: unknown) => FoundTransfer | undefined;
  /** The code with which an answer refuses the slip; undefined where it does not. */
  refusal: (json: unknown) => string | undefined;
  timeout?: number | undefined;
};

/**
 * Asks a service about a slip. What it does not refuse in its own words, and does not tell so that it can be read, says nothing; which of its
 * codes say that a transfer may yet come is not published, so each refusal is asked again.
 */
export async function askAboutSlip({
  url,
  headers,
  body,
  found,
  refusal,
  timeout = patience,
}: Service): Promise<SlipAnswer> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const answer = await ask(url, init, timeout);
  if (typeof answer === 'string') return { outcome: 'unknown', reason: answer };
  const transfer = answer.status === 200 ? found(answer.json) : undefined;
  if (transfer) return { outcome: 'found', transfer };
  const code = aboutTheSlip.includes(answer.status) ? refusal(answer.json) : undefined;
  const fault = code === undefined ? 'unreadable' : ownFaults.get(code);
  return fault === undefined ? { outcome: 'not-yet' } : { outcome: 'unknown', reason: fault };
}

/** Whether a page of the service that only reads is shown to us. */
export async function troubleOf(
  url: string,
  headers: Record<string, string>,
  timeout = patience,
): Promise<UnknownReason | undefined> {
  const answer = await ask(url, { headers }, timeout);
  if (typeof answer === 'string') return answer;
  return answer.status === 200 ? undefined : 'unreadable';
}

/** An amount in baht, with decimals; whole satang come out. */
export const bahtField = z.coerce
  .number()
  .positive()
  .max(10_000_000_000)
  .transform((baht) => Math.round(baht * 100));

/** A time with its offset from UTC. */
export const timeField = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** A number of an account, or of PromptPay, with what is hidden of it. */
const isMaskedNumber = (text: string) => /^[\dx*•\s-]{8,}$/i.test(text);

/**
 * The numbers in what a service says of the receiver. Where they stand differs by service and bank, so they are known by what they look like.
 */
export function numbersIn(side: unknown): string[] {
  if (typeof side === 'string') return isMaskedNumber(side) ? [side] : [];
  if (typeof side !== 'object' || side === null) return [];
  return Object.values(side).flatMap(numbersIn);
}
