import { defineConfig } from 'vitest/config';
import { neutralSettings } from './support/neutral-settings.mjs';
import { options, resolution } from './support/vitest-options.mjs';

export default defineConfig({
  ...resolution,
  test: {
    ...options,
    include: ['tests/{unit,contract,api}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/database-templates.ts',
    setupFiles: 'tests/support/vitest-setup.ts',
    env: { AGENCY_LOCALE: neutralSettings.AGENCY_LOCALE },
    tags: [
      {
        name: 'slow',
        description:
          'on PostgreSQL and PostgREST, of many at once, or with copies of the project: npm test leaves them to npm run test:all',
      },
    ],
    // A file of tests begins with modules of its own; what they have in common, such as the database, is opened once.
    isolate: false,
    maxWorkers: 3,
  },
});
