// `npm test` runs everything; `npm test -- unit` and `npm test -- e2e` run one half. Further arguments go to the
// runner.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './launch/child.mjs'
import { CannotLaunch } from './launch/say.mjs'
import { ensureWebBuilt } from './launch/web-build.mjs'
import { ensureChromium } from './test/chromium.mjs'
import { memoryFolder } from './test/memory-folder.mjs'
import { isGreen, lastLine, playwrightTally, sum, tallyOf, vitestTally } from './test/tally.mjs'

const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, 'node_modules', '.cache', 'test-reports')
const ONE_FAILURE = { passed: 0, failed: 1, skipped: 0 }
const temporary = memoryFolder()

/** @param {string[]} words */
async function unitTests(words) {
  const report = freshReport('unit.json')
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  const code = await runNode([...vitest, `--outputFile.json=${report}`, ...words], {})
  return tallyOf(report, code, vitestTally)
}

/** @param {string[]} words */
async function browserTests(words) {
  if (!existsSync(path.join(root, 'playwright.config.ts'))) return { passed: 0, failed: 0, skipped: 0 }
  if (!(await webIsBuilt())) return ONE_FAILURE
  const chromium = ensureChromium(root)
  if (chromium === undefined) return ONE_FAILURE
  const report = freshReport('e2e.json')
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...words]
  const env = { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return tallyOf(report, await runNode(playwright, env), playwrightTally)
}

async function webIsBuilt() {
  try {
    await ensureWebBuilt(root, process.execPath, process.env)
    return true
  } catch (error) {
    if (!(error instanceof CannotLaunch)) throw error
    console.error(error.message)
    return false
  }
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true })
  const file = path.join(reports, name)
  rmSync(file, { force: true })
  return file
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} extra */
function runNode(args, extra) {
  const inMemory = temporary === undefined ? {} : { TMPDIR: temporary }
  return runToEnd(process.execPath, args, { cwd: root, env: { ...process.env, ...inMemory, ...extra } })
}

const SUITES = { unit: unitTests, e2e: browserTests }

/** @param {string[]} words */
async function test([first = '', ...rest]) {
  if (first === 'unit' || first === 'e2e') return SUITES[first](rest)
  const words = first === '' ? [] : [first, ...rest]
  return sum([await unitTests(words), await browserTests(words)])
}

const total = await test(process.argv.slice(2))
if (total.failures?.length) console.log(`\nFailed unit tests:\n\n${total.failures.join('\n\n')}`)
console.log(`\n${lastLine(total)}`)
process.exitCode = isGreen(total) ? 0 : 1
