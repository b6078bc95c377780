import { type Browser, chromium } from '@playwright/test'

/** Starts the Chromium that the stories use. `npm run bench` names it. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.PLAYWRIGHT_CHROMIUM && { executablePath: process.env.PLAYWRIGHT_CHROMIUM }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
