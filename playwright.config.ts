import { defineConfig, devices } from '@playwright/test'
import { withoutUnseenFeatures } from './e2e/harness/browser-features.ts'
import { ZONE } from './e2e/harness/zone.ts'

/** The whole product in a real browser. Run by `npm test -- e2e`, which builds the web and finds a Chromium first. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // Generous: what is waited for ends the wait, and a shared machine may stand still for seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: ZONE,
    actionTimeout: 20_000,
    // Each page as it stood, to be looked at; a picture of every frame besides would cost a seventh of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', withoutUnseenFeatures],
    },
  },
})
