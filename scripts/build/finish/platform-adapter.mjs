// Wraps the adapter of a hosting platform (NEXT_ADAPTER_PATH), which takes the pages as soon as Next has built them: it finishes them
// first (docs/decisions/0021).
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** @type {() => Promise<import('next').NextAdapter>} */
const platformAdapter = async () => {
  const { default: adapter } = await import(pathToFileURL(process.env.NEXT_ADAPTER_PATH ?? '').href);
  return adapter.default ?? adapter;
};

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'finished-pages',
  async modifyConfig(config, context) {
    return (await platformAdapter()).modifyConfig?.(config, context) ?? config;
  },
  async onBuildComplete(context) {
    const { createJiti } = await import('jiti');
    const jiti = createJiti(import.meta.url, {
      alias: { '@/': root, 'server-only': `${root}node_modules/server-only/empty.js` },
    });
    const { finishBuild } = await jiti.import('./finish-build.ts');
    if (process.env.FINISH !== 'off')
      for (const file of await finishBuild(context.distDir))
        context.outputs.staticFiles.push({ type: 'STATIC_FILE', id: file.pathname, ...file });
    await (await platformAdapter()).onBuildComplete?.(context);
  },
};

export default adapter;
