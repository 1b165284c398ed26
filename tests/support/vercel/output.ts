import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { inject } from 'vitest';
import { z } from 'zod';

export const output = inject('vercelOutput') ?? '';

const condition = z.object({ type: z.string(), key: z.string().optional(), value: z.unknown().optional() });

const route = z.object({
  handle: z.string().optional(),
  src: z.string().default('^$'),
  dest: z.string().optional(),
  status: z.number().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  continue: z.boolean().default(false),
  has: z.array(condition).default([]),
  missing: z.array(condition).default([]),
  middlewarePath: z.string().optional(),
});

const config = z.object({
  routes: z.array(route),
  crons: z.array(z.object({ path: z.string(), schedule: z.string() })),
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(output, path), 'utf8'));

export const readConfig = () => config.parse(readJson('config.json'));

export type Walk = { path: string; functions: string[]; headers: Headers; status?: number };

/**
 * What Vercel does with a request before it looks for a file: the routes of the build output up to `filesystem`.
 * @returns the path of the file, the headers so far, and the functions that are asked on the way
 */
export function walk(path: string, asked: Record<string, string> = {}): Walk {
  const found: Walk = { path, functions: [], headers: new Headers() };
  for (const each of readConfig().routes) {
    if (each.handle === 'filesystem') return found;
    const match = new RegExp(each.src, 'i').exec(found.path);
    const isAsked = ({ type, key = '', value }: z.infer<typeof condition>) =>
      type === 'header' &&
      key in asked &&
      (value === undefined || new RegExp(`^${value}$`).test(asked[key] ?? ''));
    if (!match || !each.has.every(isAsked) || each.missing.some(isAsked)) continue;
    const filled = (text: string) =>
      text.replace(/\$(\d|\w+)/g, (_, name) => match[name] ?? match.groups?.[name] ?? '');
    for (const [name, value] of Object.entries(each.headers)) found.headers.set(name, filled(value));
    if (each.middlewarePath) found.functions.push(each.middlewarePath);
    if (each.status && !each.continue) return { ...found, status: each.status };
    if (each.dest) found.path = filled(each.dest);
    if (!each.continue) return found;
  }
  return found;
}

const prerendered = z.object({
  expiration: z.union([z.number(), z.literal(false)]),
  initialMetadata: z.object({ compute: z.string() }),
  fallback: z.object({ fsPath: z.string() }),
});

/** The page that lies at a path of {@link walk}, made by the build. */
export function prerenderedAt(path: string) {
  const file = `functions${path}.prerender-config.json`;
  if (!existsSync(join(output, file))) return undefined;
  const { expiration, initialMetadata, fallback } = prerendered.parse(readJson(file));
  const html = readFileSync(join(output, dirname(file), fallback.fsPath), 'utf8');
  return { html, isStatic: expiration === false && initialMetadata.compute === 'static' };
}

const functionConfig = z.object({
  maxDuration: z.number().optional(),
  filePathMap: z.record(z.string(), z.string()).default({}),
});

/** Every function that a request can start: those of finished pages and files only make these anew, which none of ours asks for. */
export function functionsOf() {
  const folder = join(output, 'functions');
  const isFinishedFile = (name: string) =>
    [name, name.replace(/\.rsc$/, '')].some((each) =>
      existsSync(join(folder, `${each}.prerender-config.json`)),
    );
  const bundles = new Map<string, ReturnType<typeof bundleOf>>();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.func') && statSync(join(folder, name)).isDirectory())
    .map((name) => name.slice(0, -'.func'.length))
    .filter((name) => !isFinishedFile(name))
    .map((name) => {
      // Many routes share one.
      const shared = realpathSync(join(folder, `${name}.func`));
      const bundle = bundles.get(shared) ?? bundleOf(shared);
      bundles.set(shared, bundle);
      return { name, ...bundle };
    });
}

/** Its files, by the path that they have for the function, and their bytes together. */
function bundleOf(folder: string) {
  const { maxDuration, filePathMap } = functionConfig.parse(
    JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8')),
  );
  const project = resolve(output, '../..');
  const files = new Map(Object.entries(filePathMap).map(([name, from]) => [name, join(project, from)]));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      files.set(relative(folder, path), path);
    }
  const bytes = [...files.values()].reduce((sum, path) => sum + lstatSync(path).size, 0);
  return { maxDuration, files, bytes };
}
