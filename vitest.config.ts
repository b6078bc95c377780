import { defineConfig } from 'vitest/config'

/** Unit and API tests: beside what they test, on one real PostgreSQL, console noise is failure. */
export default defineConfig({
  test: {
    include: ['{domain,contract,locales,identity,server,web,scripts}/**/*.test.{ts,mjs}'],
    globalSetup: ['server/testing/postgres.global-setup.ts'],
    setupFiles: ['server/testing/no-noise.ts'],
    pool: 'forks',
    // One more than the cores of the smallest machine: many tests wait for a process, a clock or an answer.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
