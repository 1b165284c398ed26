import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { neutralSettings } from './support/neutral-settings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
    ],
  },
  test: {
    include: ['tests/{unit,contract,api}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/database-templates.ts',
    setupFiles: 'tests/support/vitest-setup.ts',
    env: { AGENCY_LOCALE: neutralSettings.AGENCY_LOCALE },
    tags: [
      { name: 'supabase', description: 'API tests on PostgREST, which npm test leaves to npm run test:all' },
    ],
    pool: 'forks',
    maxWorkers: 3,
    // Most tests load the modules anew, with settings of their own; a quarter of the time went into handing them over.
    experimental: { fsModuleCache: true },
    silent: 'passed-only',
    // A test fails by its condition, not by the clock: these end only what hangs, on a machine that is busy with something else too.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    server: { deps: { inline: ['next-intl'] } },
  },
});
