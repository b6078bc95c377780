// `npm run check`: each file of scripts/checks is one check. `npm run check -- types boundaries` runs only those.
import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * A file of scripts/checks exports its `name` and `run`. A check changes nothing.
 * @typedef {{ name: string, run: () => Promise<Finding> }} Check
 * @typedef {{ ok: boolean, output: string }} Finding output says what is wrong and what to do; shown if not ok
 */

const AT_ONCE = 2
const folder = path.join(import.meta.dirname, 'checks')

/** @param {string[]} only @returns {Promise<Check[]>} */
async function findChecks(only) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'))
  const checks = await Promise.all(files.map((file) => import(path.join(folder, file))))
  const chosen = checks.filter(({ name }) => only.length === 0 || only.includes(name))
  const unknown = only.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length === 0) return chosen
  throw new Error(`No check ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}`)
}

/** @param {Check} check @returns {Promise<boolean>} */
async function perform({ name, run }) {
  const startedAt = performance.now()
  const { ok, output } = await run().catch((error) => ({ ok: false, output: String(error?.stack ?? error) }))
  const ms = Math.round(performance.now() - startedAt)
  console.log(`${name.padEnd(20)} ${ok ? 'ok' : 'FAILED'} ${`${ms} ms`.padStart(10)}`)
  if (!ok) console.log(`${output.trimEnd()}\n`)
  return ok
}

/** @param {Check[]} checks */
async function performAll(checks) {
  const waiting = [...checks]
  let failed = 0
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (!(await perform(check))) failed += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return failed
}

const checks = await findChecks(process.argv.slice(2))
const failed = await performAll(checks)
console.log(`\nchecks: ${checks.length - failed} ok, ${failed} failed`)
process.exitCode = failed === 0 && checks.length > 0 ? 0 : 1
