import { defineConfig } from 'vitest/config'

/** Runs this folder's tests alone: `vitest run --config identity/testing/vitest.config.ts`. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['**/*.test.ts'],
    globalSetup: ['testing/postgres.ts'],
    maxWorkers: 2,
  },
})
