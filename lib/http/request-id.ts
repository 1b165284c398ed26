import 'server-only';
import { randomInt } from 'node:crypto';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { requestId, underRequest } from '@/lib/log';
import { type ErrorCode, errorStatus } from '@/lib/result';

/** Told apart on the phone: no 0 and O, no 1, I and L. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

function newId(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** Answers a request under an id of its own, which the answer (`X-Request-Id`) and every line of the log name. */
export async function withRequestId(answer: () => Promise<Response>): Promise<Response> {
  const id = newId();
  const response = await underRequest(id, answer);
  response.headers.set('X-Request-Id', id);
  return response;
}

/** What a small page says for whoever asks us about a failure of ours: nothing where it was none of ours. */
export function referenceTexts(code: ErrorCode, { forms }: Pick<Messages, 'forms'>): string[] {
  const id = requestId();
  return id !== undefined && errorStatus[code] >= 500 ? [fill(forms.plain.reference, { id })] : [];
}
