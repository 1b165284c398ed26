import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tests/support/free-port';
import { startNode, stopNode } from './servers';
import { median, type Section } from './table';

/** How long each call of the database takes: as far away as another region is. */
const tripMilliseconds = 40;

const count = { allowed: true, retry_after: 0 };

const written = {
  submit_inquiry: { outcome: 'submitted', reference: 'IN-ABCDEF', copied: true },
  complete_order: { outcome: 'completed', reference: 'PT-ABCDEF' },
};

const inquiry = {
  locale: 'en',
  key: '0123456789abcdef0123456789abcdef',
  name: 'Somchai Jaidee',
  email: 'somchai@example.com',
  phone: '0812345678',
  businessType: 'hotel',
  subject: 'A question',
  budget: '100-200',
  timeframe: '3-months',
  message: 'How much is a website?',
};

const details = {
  key: inquiry.key,
  name: 'Somchai',
  email: inquiry.email,
  phone: inquiry.phone,
  address: '1 Soi 6',
};

const forms = [
  { name: 'the contact form', path: '/api/contact', body: inquiry },
  {
    name: 'the details of an order',
    path: '/api/orders/49a3999c-0ce1-4ea6-ab68-afcd6dc2e794/customer',
    body: details,
  },
];

/** What a form waits for where the database is far away. */
export async function tripsSection(isQuick: boolean): Promise<Section> {
  const database = await startFarDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-trips-'));
  const port = await freePort();
  const settings = { DATABASE: 'supabase', SUPABASE_URL: database.url, SUPABASE_SECRET_KEY: 'sb_secret_x' };
  const node = await startNode(port, dataFolder, settings);
  try {
    const rows: string[][] = [];
    for (const { name, path, body } of forms) {
      const times: number[] = [];
      for (let round = 0; round < (isQuick ? 10 : 50); round++)
        times.push(await timeOf(`http://localhost:${port}${path}`, { body, visitor: `10.0.0.${round}` }));
      const typical = median(times.slice(2));
      rows.push([name, typical.toFixed(0), (typical / tripMilliseconds).toFixed(1)]);
    }
    return {
      title: 'Forms with the database far away',
      about: `Milliseconds until a form is answered, median, where each call of the database takes ${tripMilliseconds} ms. A form is counted in the call that keeps it; counted in a call of its own, as before, it took one trip more.`,
      columns: ['', 'ms', 'trips'],
      rows,
    };
  } finally {
    await stopNode(node);
    database.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function timeOf(url: string, { body, visitor }: { body: object; visitor: string }): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': visitor,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return performance.now() - start;
}

/** Answers as the functions of the database do, each after its way; it keeps nothing. */
async function startFarDatabase(): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    await pause(tripMilliseconds);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answerOf(request.url ?? '', Buffer.concat(chunks).toString())));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}`, stop };
}

function answerOf(path: string, body: string): object {
  if (path.endsWith('/setup_report')) return { notes: {} };
  if (path.endsWith('/count_request')) return count;
  if (!path.endsWith('/counted_write')) return [];
  const answer = body.includes('complete_order') ? written.complete_order : written.submit_inquiry;
  return { ...count, answer };
}
