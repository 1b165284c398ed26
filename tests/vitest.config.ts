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
      { name: 'supabase', description: 'API tests on PostgREST, which npm test leaves to npm run test:all' },
    ],
    maxWorkers: 3,
  },
});
