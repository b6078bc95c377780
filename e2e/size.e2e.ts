import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const run = promisify(execFile)

test('the intake, a session and the dashboard are small enough for a slow connection', async () => {
  const weighed = await run(process.execPath, ['scripts/size.mjs']).catch(
    (error: { stdout: string }) => error,
  )
  expect(weighed.stdout).not.toContain('TOO MUCH')
  expect(weighed.stdout.match(/: ok$/gm)).toHaveLength(4)
})
