import { readPlace } from '../check/command.mjs'
import { wcagFaults } from '../check/wcag-faults.mjs'

export const name = 'wcag'

const PAGE = 'docs/accessibility.md'

/** Every criterion of WCAG 2.2 A and AA stands in the sheet once, with a file or test that shows it, or a reason. */
export async function run() {
  const criteria = JSON.parse(readPlace('scripts/check/wcag-criteria.json') ?? '{}')
  const problems = wcagFaults(readPlace(PAGE) ?? '', criteria, readPlace)
  return {
    ok: problems.length === 0 && Object.keys(criteria).length > 0,
    output: problems.map((fault) => `${PAGE}: ${fault}`).join('\n'),
  }
}
