import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** The last line of `npm test`. @param {Tally} total */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @param {Tally} total */
export function isGreen({ failed }) {
  return failed === 0
}

/**
 * Reads a runner's report. A runner that failed without a failed test (a file that does not load, an error outside of
 * any test, no report) counts as one failure, so it is never reported as a success.
 * @param {string} reportFile @param {number} exitCode @param {(report: unknown) => Tally} read @returns {Tally}
 */
export function tallyOf(reportFile, exitCode, read) {
  const tally = existsSync(reportFile)
    ? read(JSON.parse(readFileSync(reportFile, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  if (exitCode !== 0 && tally.failed === 0) return { ...tally, failed: 1 }
  return tally
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report vitest's JSON
 * @returns {Tally}
 */
export function vitestTally(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** So many stories of a run may need a second attempt, where the configuration allows one, before the run counts as failed. */
export const MOST_SECOND_ATTEMPTS = 2

/**
 * A story that passed at its second attempt counts as passed. If more than `MOST_SECOND_ATTEMPTS` did, all of them count
 * as failed: one is a busy machine, several are a fault.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report Playwright's JSON
 * @returns {Tally}
 */
export function playwrightTally({ stats: { expected, unexpected, flaky, skipped } }) {
  if (flaky > MOST_SECOND_ATTEMPTS) return { passed: expected, failed: unexpected + flaky, skipped }
  return { passed: expected + flaky, failed: unexpected, skipped }
}
