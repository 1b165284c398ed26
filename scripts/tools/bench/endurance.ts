import { newKey } from '@/lib/browser/new-key';
import { inquiry } from '../../../tests/support/inquiries';
import { storedOrders } from '../../../tests/support/stored';
import { slip } from './orders';
import { measuredPages } from './pages';
import { memoryOf, openFilesOf, withChildren } from './processes';
import type { Servers } from './servers';
import { median, mib, type Section, whole } from './table';

/** How many do each at once, and how long they wait in between, in milliseconds. */
const visitors = {
  orders: { count: 4, pause: 500 },
  inquiries: { count: 1, pause: 500 },
  pages: { count: 8, pause: 10 },
};

type Sample = { nodeMemory: number; nodeFiles: number; nginxMemory: number; nginxFiles: number };

/** Orders, inquiries and pages for ten minutes behind nginx; afterwards each order that was acknowledged is looked for. */
export async function enduranceSection(servers: Servers, isQuick: boolean): Promise<Section> {
  const seconds = isQuick ? 30 : 600;
  const picture = new Blob([Uint8Array.from(await slip())], { type: 'image/png' });
  const counts = { orders: 0, inquiries: 0, pages: 0, failed: 0 };
  const acknowledged = new Set<string>();
  const end = Date.now() + seconds * 1000;
  const keepOn = async (kind: keyof typeof visitors, visit: () => Promise<void>) => {
    while (Date.now() < end) {
      await visit().then(
        () => (counts[kind] += 1),
        () => (counts.failed += 1),
      );
      await pause(visitors[kind].pause);
    }
  };
  const samples: Sample[] = [];
  const watch = async () => {
    // The first orders load what reads slips, which is no growth.
    await pause(seconds * 100);
    while (Date.now() < end) {
      samples.push(await sample(servers));
      await pause(seconds * 10);
    }
  };
  const visits = {
    orders: async () => void acknowledged.add(await order(servers.load.nginx, picture)),
    inquiries: () => inquire(servers.load.nginx),
    pages: () => read(servers.load.nginx, measuredPages[counts.pages % measuredPages.length] ?? '/'),
  };
  const names = Object.keys(visits) as (keyof typeof visits)[];
  await Promise.all([
    watch(),
    ...names.flatMap((name) =>
      Array.from({ length: visitors[name].count }, () => keepOn(name, visits[name])),
    ),
  ]);
  await servers.stopNode();
  const kept = new Set((await storedOrders(servers.dataFolder)).map(({ reference }) => reference));
  const lost = [...acknowledged].filter((reference) => !kept.has(reference)).length;

  const part = Math.max(1, Math.floor(samples.length / 5));
  const grown = (name: keyof Sample, say: (value: number) => string) => {
    const valuesOf = (some: Sample[]) => some.map((each) => each[name]);
    return [median(valuesOf(samples.slice(0, part))), median(valuesOf(samples.slice(-part)))].map(say);
  };
  return {
    title: 'Ten minutes of visitors',
    about: `${seconds} seconds behind nginx: ${whole(counts.orders)} orders, ${whole(counts.inquiries)} inquiries, ${whole(counts.pages)} pages; ${counts.failed} failed, ${lost} acknowledged orders lost. Medians of the first and the last fifth, after a tenth to get warm.`,
    columns: ['', 'first', 'last'],
    rows: [
      ['Node, memory MiB', ...grown('nodeMemory', mib)],
      ['Node, open files', ...grown('nodeFiles', whole)],
      ['nginx, memory MiB', ...grown('nginxMemory', mib)],
      ['nginx, open files', ...grown('nginxFiles', whole)],
    ],
  };
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

let visitor = 0;

/** Each comes from an address of its own, since the limits count addresses. */
function headersOfNext(): Record<string, string> {
  visitor += 1;
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  return { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address };
}

/** Buys one item. @returns the reference @throws when that fails */
async function order(site: string, picture: Blob): Promise<string> {
  const headers = headersOfNext();
  const key = newKey();
  const form = new FormData();
  for (const [name, value] of Object.entries({ key, locale: 'en', items: 'vps-starter', slip: picture }))
    form.set(name, value);
  const placed = await answerOf(await fetch(`${site}/api/orders`, { method: 'POST', body: form, headers }));
  const details = { key, name: 'A', email: `${key}@example.com`, phone: '0812345678', address: 'B' };
  const completed = await answerOf(
    await fetch(`${site}/api/orders/${placed.data.id}/customer`, {
      method: 'POST',
      body: JSON.stringify(details),
      headers,
    }),
  );
  return completed.data.reference;
}

async function answerOf(response: Response): Promise<{ data: { id: string; reference: string } }> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

async function inquire(site: string): Promise<void> {
  await answerOf(
    await fetch(`${site}/api/contact`, {
      method: 'POST',
      body: JSON.stringify({ ...inquiry, subject: 'SEO', locale: 'en', key: newKey() }),
      headers: { ...headersOfNext(), 'content-type': 'application/json' },
    }),
  );
}

async function read(site: string, path: string): Promise<void> {
  const response = await fetch(`${site}${path}`);
  if (!response.ok || !(await response.text()).endsWith('</html>')) throw new Error(path);
}

async function sample({ nodeProcess, nginxProcess }: Servers): Promise<Sample> {
  const nginx = await withChildren(nginxProcess);
  const sum = async (read: (id: number) => Promise<number>) =>
    (await Promise.all(nginx.map(read))).reduce((total, each) => total + each, 0);
  return {
    nodeMemory: await memoryOf(nodeProcess()),
    nodeFiles: await openFilesOf(nodeProcess()),
    nginxMemory: await sum(memoryOf),
    nginxFiles: await sum(openFilesOf),
  };
}
