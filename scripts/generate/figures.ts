import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ANSWERS_REFERENCES } from './figure-references/answers.ts'
import { CHANGES_REFERENCES } from './figure-references/changes.ts'
import type { FigureReference } from './figure-references/figure-reference.ts'
import { FITTERS_REFERENCES } from './figure-references/fitters.ts'
import { code, pageHead, table } from './markdown.ts'

const ROOT = path.resolve(import.meta.dirname, '..', '..')

/** Grouped by the heading of their formula. Where R is named, the script in domain/outcomes/reference prints the value. */
const REFERENCES: readonly FigureReference[] = [
  ...CHANGES_REFERENCES,
  ...ANSWERS_REFERENCES,
  ...FITTERS_REFERENCES,
]

/** R prints 15 digits. */
const TOLERANCE = 1e-10

const textOf = (...names: string[]) => readFileSync(path.join(ROOT, ...names), 'utf8')

/** Where a value and what the product computes, or where it is said to be found, do not agree. */
function faultOf({ section, test, reference, computed, within = TOLERANCE }: FigureReference): string | null {
  const value = computed()
  if (typeof value !== 'number' || !(Math.abs(value - reference) <= within))
    return `is ${value} and not ${reference}`
  if (!new RegExp(`^#+ ${section}$`, 'm').test(textOf('docs', 'domain.md')))
    return `has no section ${section}`
  const tests = textOf('domain', 'outcomes', test.file)
  return tests.includes(`'${test.title}'`) ? null : `has no test ${test.title}`
}

const anchorOf = (section: string) =>
  section
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-')
const shown = (value: number) => String(Number(value.toFixed(6)))
const shownTolerance = (within: number) => (within < 0.01 ? `10^${Math.log10(within)}` : String(within))

/**
 * The page with a value of every figure that was found without the product's code.
 * @throws when the product computes another value, or the section or test does not exist
 */
export function figuresPage(): string {
  const faults = REFERENCES.flatMap((one) => {
    const fault = faultOf(one)
    return fault === null ? [] : [`${one.figure} ${fault}`]
  })
  if (faults.length > 0) throw new Error(`Reference values: ${faults.join('; ')}`)
  const rows = REFERENCES.map(({ figure, section, of, reference, how, test, within = TOLERANCE }) => [
    figure,
    `[${section}](domain.md#${anchorOf(section)})`,
    of,
    shown(reference),
    shownTolerance(within),
    how,
    `${code(test.file)}: ${test.title}`,
  ])
  return `${pageHead('Figures and their reference values', 'scripts/generate/figure-references/')}
Each figure of outcomes and the dashboard, with a value that was found without the product's code: by hand, or by R with a
script of \`domain/outcomes/reference\`. The page is made only if the product computes the same values, within the tolerance,
and if the section and the test exist. The tolerance is the rounding of R, except where the product searches for its value
(the comparison of fitters) or draws (the bootstrap with its own replicates). [The domain](domain.md#outcome-figures) names
the function and the source of each formula, and says which reading of it was chosen. Intervals are of 95 %.

${table(['Figure', 'Formula', 'Of', 'Value', 'Within', 'Found by', 'Test'], rows)}
`
}
