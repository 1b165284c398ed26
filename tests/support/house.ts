import { onTestFinished, vi } from 'vitest';
import { copyTemplate } from './database-template';
import { temporaryFolder } from './temporary-folder';

/** The whole server side in this process, on a data folder of its own, reached through its route handlers. */
export type House = { dataFolder: string; close: () => Promise<void> };

/**
 * Opens a house with the given settings. Route handlers imported afterwards live in it.
 * @param template the migrated database, from vitest's `inject('databaseTemplate')`
 */
export async function openHouse(template: string, settings: Record<string, string> = {}): Promise<House> {
  const { folder, remove } = await temporaryFolder();
  await copyTemplate(template, folder);
  vi.resetModules();
  vi.unstubAllEnvs();
  const all = { SITE_URL: 'http://localhost:3000', DATA_DIR: folder, ...settings };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  Reflect.deleteProperty(globalThis, 'openedOutside');
  const outside = await import('@/lib/outside');
  let isOpen = true;
  const close = async () => {
    if (isOpen) await (await outside.database()).close();
    isOpen = false;
  };
  onTestFinished(async () => {
    await close();
    await remove();
  });
  return { dataFolder: folder, close };
}

const ownPage = { 'sec-fetch-site': 'same-origin' };

/** A post as our own page sends it. */
export function jsonPost(path: string, body: unknown, headers: Record<string, string> = ownPage): Request {
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** A multipart post as our own page sends it. */
export function formPost(
  path: string,
  fields: Record<string, string | Blob>,
  headers: Record<string, string> = ownPage,
): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new Request(`http://localhost:3000${path}`, { method: 'POST', body: form, headers });
}

/** The second argument that Next gives a route handler. */
export function routeContext(params: Record<string, string> = {}): {
  params: Promise<Record<string, string>>;
} {
  return { params: Promise.resolve(params) };
}
