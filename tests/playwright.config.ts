import { defineConfig } from '@playwright/test';
import { requireBrowser } from './support/browser.mjs';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './support/site-template.ts',
  outputDir: '.output/journeys',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env.JOURNEY_REPORT
    ? [['list'], ['json', { outputFile: process.env.JOURNEY_REPORT }]]
    : [['list']],
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: requireBrowser(),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
