import { defineConfig } from 'vitest/config'

/** Unit and API tests: beside what they test, on one real PostgreSQL, console noise is failure. */
export default defineConfig({
  test: {
    include: ['{domain,contract,locales,identity,server,web,scripts,drills}/**/*.test.{ts,tsx,mjs}'],
    globalSetup: ['server/testing/postgres.global-setup.ts'],
    setupFiles: [
      'server/testing/no-noise.ts',
      'server/testing/failures-shown.ts',
      'web/ui/testing/english-left.ts',
    ],
    pool: 'forks',
    // Loading the server again for each file would take a fifth of the time. No module keeps what a test changes.
    isolate: false,
    maxWorkers: 4,
    // Generous: a test that waits ends when what it waits for happens, and a busy machine may take many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
  },
})
