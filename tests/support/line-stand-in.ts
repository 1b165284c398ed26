import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';
import { listening } from './listening';

export const channelToken = 'a-token-of-a-channel-of-the-stand-in-which-is-long';
export const channelSecret = '0123456789abcdef0123456789abcdef';

/** What LINE does to a request instead of serving it, with the words that it documents. */
type LineFault =
  | { kind: 'status'; status: number; message: string }
  /** The message is taken, and the answer never comes. */
  | { kind: 'taken without an answer' }
  /** The message is taken, the connection stays, and nothing more is heard. */
  | { kind: 'taken in silence' };

type Pushed = { to: string; messages: z.infer<typeof flex>[] };

/** A stand-in for the part of LINE's Messaging API that this project calls; it refuses what LINE documents that it refuses. */
export type LineStandIn = {
  baseUrl: string;
  token: string;
  secret: string;
  /** The cards that a group has. */
  pushed: Pushed[];
  /** The answers that a group has. */
  replies: string[];
  requests: () => number;
  /** Lets a reply token be used, once. */
  giveReplyToken: () => string;
  failNext: (fault: LineFault, times?: number) => void;
  close: () => void;
};

const words = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1),
  wrap: z.boolean(),
  weight: z.enum(['regular', 'bold']).optional(),
  size: z.enum(['sm', 'md']).optional(),
  flex: z.number().int().min(0).optional(),
});

const button = z.strictObject({
  type: z.literal('button'),
  style: z.enum(['primary', 'secondary', 'link']),
  action: z.strictObject({
    type: z.literal('uri'),
    label: z.string().min(1).max(40),
    uri: z.url({ protocol: /^https?$/ }).max(1000),
  }),
});

const row = z.strictObject({
  type: z.literal('box'),
  layout: z.literal('baseline'),
  spacing: z.literal('sm'),
  contents: z.array(words).min(1),
});

const box = <Content extends z.ZodType>(content: Content) =>
  z.strictObject({
    type: z.literal('box'),
    layout: z.literal('vertical'),
    spacing: z.literal('md').optional(),
    contents: z.array(content).min(1),
  });

const flex = z.strictObject({
  type: z.literal('flex'),
  altText: z.string().min(1).max(400),
  contents: z.strictObject({
    type: z.literal('bubble'),
    body: box(z.discriminatedUnion('type', [words, row])),
    footer: box(button),
  }),
});

const push = z.strictObject({
  to: z.string().regex(/^[CRU][0-9a-f]{32}$/),
  messages: z.array(flex).min(1).max(5),
});

const reply = z.strictObject({
  replyToken: z.string(),
  messages: z
    .array(z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(5000) }))
    .min(1)
    .max(5),
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function startLineStandIn(): Promise<LineStandIn> {
  const pushed: Pushed[] = [];
  const replies: string[] = [];
  const taken = new Set<string>();
  const replyTokens = new Set<string>();
  const faults: LineFault[] = [];
  let requests = 0;

  const server = createServer(async (request, response) => {
    requests += 1;
    const body = await textOf(request);
    const answer = (status: number, value: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-line-request-id': randomUUID() })
        .end(JSON.stringify(value));

    const fault = faults.shift();
    if (fault?.kind === 'status') return answer(fault.status, { message: fault.message });
    if (request.headers.authorization !== `Bearer ${channelToken}`)
      return answer(401, { message: 'Authentication failed. Confirm that the access token is valid.' });
    const retryKey = request.headers['x-line-retry-key'];

    if (request.method === 'POST' && request.url === '/v2/bot/message/reply') {
      // Only messages that the site begins can be retried.
      if (retryKey !== undefined) return answer(400, { message: 'Invalid request' });
      const { data } = reply.safeParse(JSON.parse(body));
      if (!data || !replyTokens.delete(data.replyToken))
        return answer(400, { message: 'Invalid reply token' });
      replies.push(...data.messages.map(({ text }) => text));
      return answer(200, { sentMessages: [] });
    }
    if (request.method !== 'POST' || request.url !== '/v2/bot/message/push')
      return answer(404, { message: 'Not found' });
    if (typeof retryKey !== 'string' || !uuid.test(retryKey))
      return answer(400, { message: 'The retry key is invalid' });
    if (taken.has(retryKey)) return answer(409, { message: 'The retry key is already accepted' });
    const { data } = push.safeParse(JSON.parse(body));
    if (!data) return answer(400, { message: 'The request body has 1 error(s)' });
    taken.add(retryKey);
    pushed.push(data);
    if (fault?.kind === 'taken without an answer') return request.socket.destroy();
    if (fault?.kind === 'taken in silence') return;
    return answer(200, { sentMessages: [{ id: '461230966842064897', quoteToken: 'IStG5h1Tz7b' }] });
  });
  return {
    baseUrl: await listening(server),
    token: channelToken,
    secret: channelSecret,
    pushed,
    replies,
    requests: () => requests,
    giveReplyToken: () => {
      const token = randomUUID();
      replyTokens.add(token);
      return token;
    },
    failNext: (fault, times = 1) => {
      for (let count = 0; count < times; count++) faults.push(fault);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a card says, as a person in the group reads it; its link last. */
export function readCard({ messages }: Pushed): { title: string; text: string; link: string } {
  const [message] = messages;
  const texts = (message?.contents.body.contents ?? []).flatMap((part) =>
    part.type === 'text' ? [part.text] : part.contents.map(({ text }) => text),
  );
  const [pressed] = message?.contents.footer.contents ?? [];
  return {
    title: message?.altText ?? '',
    text: texts.join('\n'),
    link: pressed?.action.uri ?? '',
  };
}

/** A group of LINE's, by a letter. */
export const groupOf = (letter: string) => `C${letter.repeat(32)}`;

/** An event as LINE tells it, at a time by its clock. */
export function lineEvent(
  type: 'message' | 'leave' | 'join' | 'memberLeft',
  {
    group = groupOf('a'),
    at = Date.now(),
    ...changes
  }: { group?: string; at?: number; [key: string]: unknown } = {},
): object {
  return {
    type,
    mode: 'active',
    timestamp: at,
    source: { type: 'group', groupId: group, userId: `U${'f'.repeat(32)}` },
    webhookEventId: '01FZ74A0TDDPYRVKNK77XKC3ZR',
    deliveryContext: { isRedelivery: false },
    ...changes,
  };
}

/** Something that is said in a group. */
export function said(text: string, changes: Parameters<typeof lineEvent>[1] = {}): object {
  return lineEvent('message', {
    message: { id: '444573844083572737', type: 'text', quoteToken: 'q3Plxr4AgKd', text },
    ...changes,
  });
}

/** A message of LINE's webhook with the signature that LINE would give it. */
export function lineMessage(
  events: readonly object[],
  secret = channelSecret,
): { body: string; signature: string } {
  return signedByLine(JSON.stringify({ destination: `U${'e'.repeat(32)}`, events }), secret);
}

/** Any text, signed. */
export function signedByLine(body: string, secret = channelSecret): { body: string; signature: string } {
  return { body, signature: createHmac('sha256', secret).update(body).digest('base64') };
}
