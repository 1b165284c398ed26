import { defineConfig } from 'vitest/config';
import { options, resolution } from './support/vitest-options.mjs';

/** What `vercel build` makes of the project, read file by file: `npm run test:vercel`. */
export default defineConfig({
  ...resolution,
  test: {
    ...options,
    include: ['tests/vercel/**/*.test.ts'],
    globalSetup: 'tests/support/vercel/build-for-vercel.ts',
  },
});
