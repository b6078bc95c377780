import { afterEach, beforeEach } from 'vitest'

/** What the servers of the tests logged as failed requests during the current test. */
const failures: string[] = []

/** Keeps the log line of a request that failed with a status of 500 or more. */
export function keepFailure(line: string): void {
  if (line.includes('"msg":"request failed"')) failures.push(line)
}

beforeEach(() => {
  failures.length = 0
})

// A test that got an unexpected 500 shows its reason, which the response never contains.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') for (const line of failures) process.stderr.write(line)
})
