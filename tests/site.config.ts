import { defineConfig } from 'vitest/config';
import { options, resolution } from './support/vitest-options.mjs';

/** Tests that read the finished site as programs do, without a browser: they need a build. */
export default defineConfig({
  ...resolution,
  test: {
    ...options,
    include: ['tests/site/**/*.test.ts'],
    globalSetup: 'tests/support/serve-finished-site.ts',
    // The pages are fetched and parsed once for all files of a worker.
    isolate: false,
    maxWorkers: 2,
  },
});
