import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

export const name = 'attacks'

const PAGE = 'docs/security/attacks.md'
/** A test file in backticks, a colon, the test's name in quotation marks. */
const named = /`([\w./-]+\.(?:test|e2e)\.ts)`: “([^”]+)”/g

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8')

/** Every row of the page of attacks must name a test, and every named test must exist. */
export async function run() {
  const page = read(PAGE)
  const rows = page.split('\n').filter((line) => /^\| (?!Attack|---)/.test(line))
  const untested = rows.filter((row) => row.match(named) === null)
  const missing = [...page.matchAll(named)].filter(
    ([, file = '', test = '']) => !existsSync(path.join(ROOT, file)) || !read(file).includes(test),
  )
  const problems = [
    ...untested.map((row) => `${PAGE}: no test is named in: ${row.slice(0, 80)}`),
    ...missing.map(([, file, test]) => `${PAGE}: ${file} has no test “${test}”`),
  ]
  return { ok: problems.length === 0 && rows.length > 0, output: problems.join('\n') }
}
