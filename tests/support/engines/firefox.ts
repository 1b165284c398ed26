import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { temporaryFolder } from '../temporary-folder';
import { answerOf, type Engine, scriptOf, type Tab, type Visit } from './engine';

type Answer = Record<string, unknown>;
type Send = (method: string, params: object) => Promise<Answer>;
type LogEntry = { level: string; text: string; source: { context?: string } };

/** What a new profile would do by itself. */
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': '',
  'toolkit.telemetry.enabled': false,
};

/** Starts Firefox without windows, driven by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const { folder, remove } = await temporaryFolder();
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(folder, 'user.js'), lines.join('\n'));
  const child = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const socket = new WebSocket(`${await addressOf(child)}/session`);
  await once(socket, 'open');
  const said: LogEntry[] = [];
  const send = connect(socket, said);
  await send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    visit: () => openVisit(send, said),
    close: async () => {
      await send('browser.close', {}).catch(() => undefined);
      if (child.exitCode === null) await once(child, 'exit');
      await remove();
    },
  };
}

/** Where the browser listens, which it writes once it does. @throws when it ended before */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('Firefox was started without a pipe');
  let log = '';
  for await (const line of createInterface(child.stderr)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address) {
      child.stderr.resume();
      return address;
    }
    log += `${line}\n`;
  }
  throw new Error(`Firefox did not start:\n${log}`);
}

function connect(socket: WebSocket, said: LogEntry[]): Send {
  const waiting = new Map<number, (message: Answer) => void>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.method === 'log.entryAdded') said.push(message.params);
    else waiting.get(message.id)?.(message);
  });
  return async (method, params) => {
    const id = waiting.size + 1;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await answered;
    if (type === 'success') return result as Answer;
    throw new Error(`${method}: ${error}: ${message}`);
  };
}

async function openVisit(send: Send, said: LogEntry[]): Promise<Visit> {
  const { userContext } = await send('browser.createUserContext', {});
  const contexts: unknown[] = [];
  return {
    newTab: async () => {
      const { context } = await send('browsingContext.create', { type: 'tab', userContext });
      contexts.push(context);
      await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 720 } });
      return openTab(send, context);
    },
    problems: () =>
      said
        .filter(({ level, source }) => /error|warn/.test(level) && contexts.includes(source.context))
        .map(({ level, text }) => `${level}: ${text}`),
    end: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}

function openTab(send: Send, context: unknown): Tab {
  const call = (script: string, args: object[]) =>
    send('script.callFunction', {
      functionDeclaration: script,
      arguments: args,
      awaitPromise: true,
      target: { context },
    });
  const file = (data: unknown) => Buffer.from(String(data), 'base64');
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (work, ...args) => {
      const answer = await call(scriptOf(work), [{ type: 'string', value: JSON.stringify(args) }]);
      const { result, exceptionDetails } = answer as { result?: Answer; exceptionDetails?: Answer };
      if (!result) throw new Error(String(exceptionDetails?.text));
      return answerOf(result.value);
    },
    act: async (sources) => void (await send('input.performActions', { context, actions: sources })),
    chooseFile: async (selector, path) => {
      const found = await call('(selector) => document.querySelector(selector)', [
        { type: 'string', value: selector },
      ]);
      const { sharedId } = found.result as Answer;
      await send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    print: async () => file((await send('browsingContext.print', { context, page: paper })).data),
    photograph: async () => file((await send('browsingContext.captureScreenshot', { context })).data),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
  };
}

/** A4, in centimetres. */
const paper = { width: 21, height: 29.7 };
