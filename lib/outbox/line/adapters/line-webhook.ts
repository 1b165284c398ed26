import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { GroupEvent } from '../notifier';

/** Whether a body is signed with the channel secret (developers.line.biz/en/docs/messaging-api/verify-webhook-signature). */
export function isSigned(body: string, signature: string, secret: string): boolean {
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
export function readEvents(body: string): GroupEvent[] | 'unsigned' {
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
