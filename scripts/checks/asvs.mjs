import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { asvsFaults, missingEvidence } from '../check/asvs-faults.mjs'
import { ROOT } from '../check/command.mjs'

export const name = 'asvs'

const PAGE = 'docs/security/asvs.md'
const ASSESSMENT = 'docs/security/dpia.md'

/** The text of a file, '' for a folder, null if neither exists. @param {string} place */
function read(place) {
  const target = path.join(ROOT, place)
  if (!existsSync(target)) return null
  return statSync(target).isDirectory() ? '' : readFileSync(target, 'utf8')
}

/**
 * Every requirement of levels 1 and 2 stands in the sheet once, with evidence that exists or a reason. What the impact
 * assessment names exists too.
 */
export async function run() {
  const requirements = JSON.parse(read('scripts/check/asvs-requirements.json') ?? '{}')
  const problems = [
    ...asvsFaults(read(PAGE) ?? '', requirements, read).map((fault) => `${PAGE}: ${fault}`),
    ...missingEvidence(read(ASSESSMENT) ?? '', read).map((fault) => `${ASSESSMENT}: ${fault}`),
  ]
  return { ok: problems.length === 0 && Object.keys(requirements).length > 0, output: problems.join('\n') }
}
