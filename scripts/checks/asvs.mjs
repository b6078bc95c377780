import { asvsFaults } from '../check/asvs-faults.mjs'
import { readPlace } from '../check/command.mjs'
import { missingEvidence } from '../check/sheet-faults.mjs'

export const name = 'asvs'

const PAGE = 'docs/security/asvs.md'
const ASSESSMENT = 'docs/security/dpia.md'

/**
 * Every requirement of levels 1 and 2 stands in the sheet once, with evidence that exists or a reason. What the impact
 * assessment names exists too.
 */
export async function run() {
  const requirements = JSON.parse(readPlace('scripts/check/asvs-requirements.json') ?? '{}')
  const problems = [
    ...asvsFaults(readPlace(PAGE) ?? '', requirements, readPlace).map((fault) => `${PAGE}: ${fault}`),
    ...missingEvidence(readPlace(ASSESSMENT) ?? '', readPlace).map((fault) => `${ASSESSMENT}: ${fault}`),
  ]
  return { ok: problems.length === 0 && Object.keys(requirements).length > 0, output: problems.join('\n') }
}
