import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Delivery } from '@/lib/outbox/delivery';
import { type GroupEvent, monthLimit, type Notifier } from '../notifier';
import { flexMessage } from './line-flex';

/** Whether a body is signed with the channel secret (developers.line.biz/en/docs/messaging-api/verify-webhook-signature). */
function isSigned(body: string, signature: string, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Milliseconds, up to the year 9999. */
const time = z.int().min(0).max(253_402_300_799_999);

const message = z.object({
  events: z.array(z.looseObject({ type: z.string(), timestamp: time.optional() })),
});

const inGroup = {
  source: z.object({ type: z.literal('group'), groupId: z.string().regex(/^\w{1,100}$/) }),
  timestamp: time,
};

/** What the site listens to; the rest of what LINE tells is let go. */
const event = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message'),
    ...inGroup,
    message: z.object({ type: z.literal('text'), text: z.string() }),
    replyToken: z.string().optional(),
  }),
  z.object({ type: z.literal('leave'), ...inGroup }),
]);

/** What a message of LINE says, signed; `unsigned` for what is no message of LINE's. */
function readEvents(body: string): GroupEvent[] | 'unsigned' {
  let told: z.infer<typeof message>;
  try {
    told = message.parse(JSON.parse(body));
  } catch {
    return 'unsigned';
  }
  return told.events.flatMap((one): GroupEvent[] => {
    const { data } = event.safeParse(one);
    if (!data) return [];
    const { groupId: group } = data.source;
    const at = new Date(data.timestamp);
    if (data.type === 'leave') return [{ what: 'left', group, at }];
    return [{ what: 'message', group, text: data.message.text, at, replyToken: data.replyToken }];
  });
}

/** Where LINE answers. */
const lineApi = 'https://api.line.me';

const refusal = z.object({ message: z.string() });

/** What LINE answered; no status where no answer came. */
type Answer = { status: number | undefined; message: string };

/**
 * Speaks through a channel of LINE's Messaging API. The card's id is the retry key, which LINE honours for 24 hours; an hour less is
 * counted on.
 * @param token a channel access token
 * @param secret the channel secret, which LINE signs its messages with
 * @param baseUrl where the service answers, when it is not LINE's own address
 * @param patience how many milliseconds it may take to answer; after that a card may or may not have been taken
 */
export function openLine({
  token,
  secret,
  baseUrl = lineApi,
  patience = 10_000,
}: {
  token: string;
  secret: string;
  baseUrl?: string;
  patience?: number;
}): Notifier {
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> => {
    try {
      const response = await fetch(`${baseUrl}/v2/bot/message/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      return { status: response.status, message: messageIn(await response.text()) };
    } catch {
      // Of which kind makes no difference: LINE may have taken it.
      return { status: undefined, message: '' };
    }
  };
  return {
    isOn: true,
    knowsIdsFor: 23,
    send: async (card) =>
      deliveryOf(
        await post(
          'push',
          { to: card.group, messages: [flexMessage(card)] },
          { 'x-line-retry-key': card.id },
        ),
      ),
    reply: async (replyToken, text) =>
      deliveryOf(await post('reply', { replyToken, messages: [{ type: 'text', text }] })),
    readEvents: ({ body, signature }) => (isSigned(body, signature, secret) ? readEvents(body) : 'unsigned'),
  };
}

function messageIn(text: string): string {
  try {
    return refusal.parse(JSON.parse(text)).message;
  } catch {
    return '';
  }
}

/** LINE's own words may quote what was sent, so only its numbers are told on (developers.line.biz/en/docs/messaging-api/retrying-api-request). */
function deliveryOf({ status, message }: Answer): Delivery {
  // 409: taken already under this retry key.
  if (status === 200 || status === 409) return { outcome: 'taken' };
  if (status === 429 && /monthly limit/i.test(message))
    return { outcome: 'undeliverable', reason: monthLimit };
  const reason = `LINE took no message (${status ?? 'no answer'})`;
  if (status === undefined || status >= 500) return { outcome: 'uncertain', reason };
  // A wrong token is put right in the settings, a rate passes; of all else LINE says that trying again changes nothing.
  return { outcome: status === 401 || status === 429 ? 'refused' : 'undeliverable', reason };
}
