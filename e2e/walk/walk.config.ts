import { defineConfig } from '@playwright/test'
import stories from '../../playwright.config.ts'

/** The walk through every screen of the demo (`npm run check:screens`). */
export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: ['walk.ts', 'languages.ts', 'accessibility.ts'],
  globalSetup: './open-demo.ts',
  outputDir: '../../test-results/walk',
  workers: 2,
  timeout: 240_000,
  // A walk keeps what it finds, with pictures of its own; records of every step would double its time.
  use: { ...stories.use, trace: 'off', screenshot: 'off' },
})
