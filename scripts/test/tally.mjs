import { existsSync, readFileSync } from 'node:fs'

/**
 * What a runner counted. `failures` describes what failed far above the end of the output, so that it is printed again
 * where a shortened log still has it.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Tally
 */

/** @param {Tally[]} tallies @returns {Tally & { failures: string[] }} */
export function sum(tallies) {
  /** @param {(tally: Tally) => number} count */
  const total = (count) => tallies.reduce((so, tally) => so + count(tally), 0)
  return {
    passed: total(({ passed }) => passed),
    failed: total(({ failed }) => failed),
    skipped: total(({ skipped }) => skipped),
    failures: tallies.flatMap(({ failures = [] }) => failures),
  }
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

/** How many lines of a failure's message are printed again. */
const SHOWN_LINES = 12

/** @param {string} name @param {string} message */
const failureText = (name, message) => [name, ...message.split('\n').slice(0, SHOWN_LINES)].join('\n    ')

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { name: string, status: string, message?: string,
 *     assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report vitest's JSON
 * @returns {Tally}
 */
export function vitestTally(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages }) =>
      status === 'failed' ? [failureText(`${name}: ${fullName}`, failureMessages.join('\n'))] : [],
    ),
  )
  return {
    failures: [...brokenFiles.map(({ name, message = '' }) => failureText(name, message)), ...failedTests],
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
