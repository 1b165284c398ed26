import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port';
import { answerOf, type Engine, scriptOf, type Tab, type Visit } from './engine';

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** Starts WebKitGTK behind its driver, on a screen that nobody sees; each visit is a window of its own. */
export async function startWebKit({ driver, browser }: { driver: string; browser: string }): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(createInterface(screen.stdout), 'line');
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: `:${display}`, LANGUAGE: 'en', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const said: string[] = [];
  createInterface(child.stdout).on('line', (line) => said.push(line));
  const send: Send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  for (let isReady = false; !isReady; )
    isReady = await send('GET', '/status').then(
      () => true,
      () => false,
    );
  return {
    visit: () => openVisit(send, browser, said),
    close: async () => {
      child.kill();
      screen.kill();
      await Promise.all([child, screen].map((each) => each.exitCode ?? once(each, 'exit')));
    },
  };
}

async function openVisit(send: Send, binary: string, said: string[]): Promise<Visit> {
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const wanted = { 'webkitgtk:browserOptions': { binary, args } };
  const { sessionId } = (await send('POST', '/session', { capabilities: { alwaysMatch: wanted } })) as {
    sessionId: string;
  };
  const [session, before] = [`/session/${sessionId}`, said.length];
  const [first] = (await send('GET', `${session}/window/handles`)) as string[];
  let isFirstOpen = false;
  const windows = { current: first };
  return {
    newTab: async () => {
      if (!isFirstOpen) {
        isFirstOpen = true;
        return openTab(send, session, windows, first);
      }
      const { handle } = (await send('POST', `${session}/window/new`, { type: 'tab' })) as { handle: string };
      return openTab(send, session, windows, handle);
    },
    problems: () => said.slice(before).filter((line) => /CONSOLE (?:\S+ )?(?:ERROR|WARN)/.test(line)),
    end: async () => void (await send('DELETE', session)),
  };
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function openTab(send: Send, session: string, windows: { current?: string }, handle?: string): Tab {
  /** Commands go to one tab at a time. */
  const ask: Send = async (method, path, body) => {
    if (windows.current !== handle) await send('POST', `${session}/window`, { handle });
    windows.current = handle;
    return send(method, `${session}${path}`, body);
  };
  const run: Tab['run'] = async (work, ...args) => {
    const script = `return (${scriptOf(work)})(arguments[0])`;
    return answerOf(await ask('POST', '/execute/sync', { script, args: [JSON.stringify(args)] }));
  };
  const file = (data: unknown) => Buffer.from(String(data), 'base64');
  return {
    open: async (url) => void (await ask('POST', '/url', { url })),
    run,
    act: async (actions) => void (await ask('POST', '/actions', { actions })),
    chooseFile: async (value, path) => {
      const element = (await ask('POST', '/element', { using: 'css selector', value })) as Record<
        string,
        string
      >;
      await ask('POST', `/element/${element[elementKey]}/value`, { text: path });
    },
    print: async () => file(await ask('POST', '/print', { page: { width: 21, height: 29.7 } })),
    photograph: async () => file(await ask('GET', '/screenshot')),
    resize: async (width, height) => {
      const frame = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      await ask('POST', '/window/rect', { width: width + (frame[0] ?? 0), height: height + (frame[1] ?? 0) });
    },
  };
}
