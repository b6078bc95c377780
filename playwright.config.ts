import { defineConfig, devices } from '@playwright/test'
import { withoutUnseenFeatures } from './e2e/harness/browser-features.ts'
import { ZONE } from './e2e/harness/zone.ts'

/** The whole product in a real browser. Run by `npm test -- e2e`, which builds the web and finds a Chromium first. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/harness/prepared-data.ts',
  outputDir: 'test-results',
  // The accessibility trees that were judged.
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  fullyParallel: true,
  workers: 3,
  // Only in continuous integration, and at most for two stories of a run (docs/decisions/0055).
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  // Generous: what is waited for ends the wait, and a shared machine may stand still for seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: ZONE,
    // Drawing transitions and spinners takes about a tenth of a story's time.
    contextOptions: { reducedMotion: 'reduce' },
    // A story may begin to wait for a request several steps before it is sent.
    actionTimeout: 60_000,
    // What was done and asked, in order. It costs a twelfth of a story's time, so only second attempts are recorded. A
    // snapshot of the page at each step would double the time of the stories that use the keyboard;
    // `npm test -- e2e FILE --trace on` takes them.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', withoutUnseenFeatures],
    },
  },
})
