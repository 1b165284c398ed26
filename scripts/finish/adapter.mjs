// What Next calls when a build is complete (docs/decisions/0021): finishes the prerendered pages, then lets the platform go on.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The adapter that the platform itself has set, which the one of `next.config.ts` replaces. */
const platform = process.env.NEXT_ADAPTER_PATH;

/** @type {() => Promise<Partial<import('next').NextAdapter>>} */
const platformAdapter = async () => {
  if (!platform) return {};
  const loaded = await import(pathToFileURL(platform).href);
  return loaded.default ?? loaded;
};

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'finish-pages',
  async modifyConfig(config, context) {
    return (await platformAdapter()).modifyConfig?.(config, context) ?? config;
  },
  async onBuildComplete(context) {
    const jiti = createJiti(import.meta.url, { alias: { '@/': root } });
    const { finishBuild } = await jiti.import('./finish-build.ts');
    await finishBuild(context.distDir);
    await (await platformAdapter()).onBuildComplete?.(context);
  },
};

export default adapter;
