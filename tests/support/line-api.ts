import { onTestFinished } from 'vitest';
import {
  channelSecret,
  channelToken,
  groupOf,
  lineMessage,
  readCard,
  said,
  startLineStandIn,
} from './line-stand-in';
import { jsonPost } from './requests';
import type { OpenServer } from './server';

/** A server whose team is told in a LINE group, with a stand-in for LINE, and the route that hears of it. */
export async function openLineApi(open: OpenServer, settings: Record<string, string> = {}) {
  const line = await startLineStandIn();
  onTestFinished(line.close);
  const server = await open({
    NOTIFY: 'line',
    LINE_CHANNEL_TOKEN: channelToken,
    LINE_CHANNEL_SECRET: channelSecret,
    ...settings,
  });
  const { notifier } = await import('@/lib/outside');
  const { openLine } = await import('@/lib/outbox/line/adapters/line');
  notifier.provide(openLine({ ...line, patience: 500 }));
  const { POST } = await import('@/app/api/notify/line/route');
  /** LINE tells something. @returns the status of the answer */
  const tell = async ({ body, signature }: { body: string; signature?: string }) => {
    const headers: Record<string, string> = signature === undefined ? {} : { 'x-line-signature': signature };
    return (await POST(jsonPost('/api/notify/line', body, headers))).status;
  };
  /** Somebody says something in a group, and can be answered. */
  const say = (text: string, group = groupOf('a')) =>
    tell(lineMessage([said(text, { group, replyToken: line.giveReplyToken() })]));
  const group = await import('@/lib/outbox/line/line-group');
  /** Somebody binds a group. */
  const bind = async (which = groupOf('a')) => {
    const { code } = await group.drawLineCode();
    await say(code, which);
    return code;
  };
  const { doChores, choresOfEach } = await import('@/lib/server/chores');
  /** A minute passes: what is due each minute is done. @returns the chores that failed */
  const passMinute = () => doChores(choresOfEach('minute'));
  const cards = () => line.pushed.map(readCard);
  return { ...server, ...group, line, tell, say, bind, passMinute, cards };
}
