import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const port = 3900;

/** Photographs the page of all parts for people to look at; `npm run parts`, no part of `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: 'parts',
  globalSetup: undefined,
  reporter: 'list',
  use: { ...journeys.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: `node node_modules/next/dist/bin/next dev -p ${port}`,
    cwd: '..',
    url: `http://localhost:${port}/parts`,
    timeout: 180_000,
    env: { DATA_DIR: 'tests/.output/parts-data', NEXT_TELEMETRY_DISABLED: '1' },
  },
});
