import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the code is found, for every run of Vitest. */
export const resolution = {
  root,
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
    ],
  },
};

/** How every run of Vitest goes. */
export const options = {
  pool: 'forks',
  // Most tests load the modules anew, with settings of their own; a quarter of the time went into handing them over.
  fsModuleCache: true,
  silent: /** @type {const} */ ('passed-only'),
  // A test fails by its condition, not by the clock: these end only what hangs, on a machine that is busy with something else too.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
  server: { deps: { inline: ['next-intl'] } },
};
