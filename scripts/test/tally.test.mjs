import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isGreen, lastLine, playwrightTally, sum, tallyOf, vitestTally } from './tally.mjs'

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    {
      name: '/a.test.ts',
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'adds', failureMessages: [] }],
    },
    {
      name: '/b.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'divides', failureMessages: ['Error: by zero\nat b.ts'] },
      ],
    },
    { name: '/c.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
  ],
}

async function reportFile(report) {
  const folder = await mkdtemp(path.join(tmpdir(), 'spokewell-tally-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  await writeFile(file, JSON.stringify(report))
  return file
}

it('counts a file that does not load as a failure', () => {
  expect(vitestTally(vitestReport)).toMatchObject({ passed: 7, failed: 2, skipped: 2 })
})

it('keeps what failed in the first half, to say it again at the end', () => {
  const { failures } = sum([vitestTally(vitestReport), { passed: 1, failed: 0, skipped: 0 }])
  expect(failures).toEqual([
    '/c.test.ts\n    SyntaxError',
    '/b.test.ts: divides\n    Error: by zero\n    at b.ts',
  ])
})

it('forgives a second attempt to two stories of a run, and to none if there are more', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 0 }
  expect(playwrightTally({ stats })).toEqual({ passed: 7, failed: 1, skipped: 0 })
  expect(playwrightTally({ stats: { ...stats, flaky: 3 } })).toEqual({ passed: 5, failed: 4, skipped: 0 })
})

it('never counts a failed runner as a success', async () => {
  const file = await reportFile({ ...vitestReport, numFailedTests: 0, testResults: [] })
  expect(tallyOf(file, 1, vitestTally)).toMatchObject({ passed: 7, failed: 1, skipped: 2 })
  expect(tallyOf('/nowhere/report.json', 1, vitestTally)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

it('ends with a line in its own format, which names skipped tests only when there are some', () => {
  const green = { passed: 3, failed: 0, skipped: 0 }
  expect(lastLine(sum([green, green]))).toBe('6 passed, 0 failed')
  expect(lastLine(sum([green, { passed: 0, failed: 1, skipped: 4 }]))).toBe('3 passed, 1 failed, 4 skipped')
  expect(isGreen(green)).toBe(true)
})
