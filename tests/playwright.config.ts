import { defineConfig } from '@playwright/test';
import { requireBrowser } from './support/browser.mjs';

const isRoot = process.getuid?.() === 0;

/**
 * Parts of Chromium that no test needs. It heeds the last list alone, so Playwright's own comes first here; what follows
 * would cost each new page more than the page itself: the renderers of the address bar and one that is kept in reserve.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './support/site-template.ts',
  outputDir: '.output/journeys',
  // More than cores: a journey waits for its server, for timers and for disks a third of its time. A fourth would only make them late.
  workers: 3,
  // A test fails by its condition, not by the clock: these end only what hangs, on a machine that is busy with something else too.
  timeout: 300_000,
  // A browser may fail to take a picture or to start where memory is short; what needs a second try is listed as flaky.
  retries: 1,
  expect: { timeout: 90_000 },
  reporter: process.env.TEST_SUMMARY ? [['list'], ['./support/summary/journeys.ts']] : [['list']],
  use: {
    actionTimeout: 90_000,
    // A trace of every test takes a fifth of their time, for the few that fail: run those again with `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: requireBrowser(),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
});
