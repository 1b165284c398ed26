import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { requireFullBrowser } from './lighthouse';
import { browserFlags } from './tools';

type Message = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
  sessionId?: string;
};

/** A Chromium that is asked by its own protocol. Playwright forbids its pages to make the next one ready. */
export type Chromium = {
  /** @throws what the browser says when it refuses */
  send: <Answer = unknown>(method: string, params?: object, sessionId?: string) => Promise<Answer>;
  on: (method: string, listen: (params: Record<string, unknown>, sessionId?: string) => void) => void;
  close: () => Promise<void>;
};

/** Starts Chromium with a profile of its own, which goes with it. */
export async function startChromium(): Promise<Chromium> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-browser-'));
  const child = spawn(
    requireFullBrowser(),
    [
      '--headless=new',
      ...browserFlags,
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , toBrowser, fromBrowser] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, ((params: Record<string, unknown>, sessionId?: string) => void)[]>();
  const hear = ({ method = '', params = {}, sessionId, ...answer }: Message) => {
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    for (const listen of listeners.get(method) ?? []) listen(params, sessionId);
  };
  let rest = '';
  fromBrowser.setEncoding('utf8').on('data', (chunk: string) => {
    const texts = (rest + chunk).split('\0');
    rest = texts.pop() ?? '';
    for (const text of texts) hear(JSON.parse(text));
  });
  let id = 0;
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        id += 1;
        const own = id;
        waiting.set(own, ({ error, result }) => {
          waiting.delete(own);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as never);
        });
        toBrowser.write(`${JSON.stringify({ id: own, method, params, ...(sessionId && { sessionId }) })}\0`);
      }),
    on: (method, listen) => void listeners.set(method, [...(listeners.get(method) ?? []), listen]),
    close: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
