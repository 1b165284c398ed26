import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../../tests/support/free-port';
import { type SupabaseStandIn, startSupabaseStandIn } from '../../../tests/support/supabase-stand-in';
import { slip } from './orders';
import { startNode, stopNode } from './servers';
import { median, type Section } from './table';

/** How long each call of database and store takes longer: as far away as another region is. */
const tripMilliseconds = 40;

const person = { name: 'Somchai Jaidee', email: 'somchai@example.com', phone: '0812345678' };

const choices = { businessType: 'hotel', subject: 'A question', budget: '100-200', timeframe: '3-months' };

/** `calls` came before the answer. */
type Answered = { ms: number; calls: number };

const placed = z.object({ data: z.object({ id: z.string() }) });

/** What forms and orders wait for where the database, a real PostgREST, is far away. */
export async function tripsSection(isQuick: boolean): Promise<Section> {
  const supabase = await startSupabaseStandIn();
  const far = await startFar(supabase);
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-trips-'));
  const port = await freePort();
  const settings = { DATABASE: 'supabase', SUPABASE_URL: far.url, SUPABASE_SECRET_KEY: supabase.secretKey };
  const node = await startNode(port, dataFolder, settings);
  try {
    const measured = await measure(`http://localhost:${port}/api`, far.asked, isQuick ? 8 : 20);
    return {
      title: 'With the database far away',
      about: `Milliseconds until an answer, where each call of database and store takes ${tripMilliseconds} ms longer, and how many of them come before it; medians. A form is counted in the call that keeps it: one of its own, as it was, took ${tripMilliseconds} ms more.`,
      columns: ['', 'ms', 'calls'],
      rows: Object.entries(measured).map(([name, answers]) => {
        const of = (value: (answer: Answered) => number) => median(answers.slice(2).map(value)).toFixed(0);
        return [name, of(({ ms }) => ms), of(({ calls }) => calls)];
      }),
    };
  } finally {
    await stopNode(node);
    far.stop();
    await supabase.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function measure(api: string, asked: () => number, rounds: number) {
  const measured: Record<string, Answered[]> = {};
  const picture = new Blob([Uint8Array.from(await slip())], { type: 'image/png' });
  for (let round = 0; round < rounds; round++) {
    const key = randomBytes(16).toString('hex');
    const own = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.0.0.${round}` };
    const timed = async (name: string, path: string, body: object) => {
      const isForm = body instanceof FormData;
      const [start, before] = [performance.now(), asked()];
      const answer = await fetch(`${api}/${path}`, {
        method: 'POST',
        headers: isForm ? own : { ...own, 'content-type': 'application/json' },
        body: isForm ? body : JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      measured[name] ??= [];
      measured[name].push({ ms: performance.now() - start, calls: asked() - before });
      // What the server does after its answers shall not stand in the way of the next.
      await pause(1200);
      return answer;
    };
    await timed('the contact form', 'contact', { locale: 'en', key, ...person, ...choices, message: key });
    const order = new FormData();
    for (const [name, value] of Object.entries({ key, locale: 'en', items: 'vps-starter' }))
      order.set(name, value);
    // A byte behind the picture makes it another one.
    order.set('slip', new Blob([picture, key]));
    const { data } = placed.parse(await (await timed('an order with its slip', 'orders', order)).json());
    await timed('the details of an order', `orders/${data.id}/customer`, {
      key,
      ...person,
      address: '1 Soi 6',
    });
  }
  return measured;
}

/** Hands each request on late. */
async function startFar({ url }: SupabaseStandIn) {
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    await pause(tripMilliseconds);
    const headers = Object.entries(request.headers).filter(
      ([name]) => !/^(host|connection|content-length|transfer-encoding)$/.test(name),
    );
    const answer = await fetch(`${url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      ...(chunks.length > 0 && { body: Uint8Array.from(Buffer.concat(chunks)) }),
    });
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}`, asked: () => asked, stop };
}
