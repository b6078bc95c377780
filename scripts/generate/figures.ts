import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FIGURE_REFERENCES, type FigureReference } from './figure-references.ts'
import { code, pageHead, table } from './markdown.ts'

const ROOT = path.resolve(import.meta.dirname, '..', '..')

/** R prints 15 digits. */
const TOLERANCE = 1e-10

const textOf = (...names: string[]) => readFileSync(path.join(ROOT, ...names), 'utf8')

/** Where a value and what the product computes, or where it is said to be found, do not agree. */
function faultOf({ section, test, reference, computed }: FigureReference): string | null {
  const value = computed()
  if (typeof value !== 'number' || !(Math.abs(value - reference) <= TOLERANCE))
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

/**
 * The page with a value of every figure that was found without the product's code.
 * @throws when the product computes another value, or the section or test does not exist
 */
export function figuresPage(): string {
  const faults = FIGURE_REFERENCES.flatMap((one) => {
    const fault = faultOf(one)
    return fault === null ? [] : [`${one.figure} ${fault}`]
  })
  if (faults.length > 0) throw new Error(`Reference values: ${faults.join('; ')}`)
  const rows = FIGURE_REFERENCES.map(({ figure, section, of, reference, how, test }) => [
    figure,
    `[${section}](domain.md#${anchorOf(section)})`,
    of,
    shown(reference),
    how,
    `${code(test.file)}: ${test.title}`,
  ])
  return `${pageHead('Figures and their reference values', 'scripts/generate/figure-references.ts')}
Each figure of outcomes and the dashboard, with a value that was found without the product's code: by hand, or by R with a
script of \`domain/outcomes/reference\`. The page is made only if the product computes the same values, to ten decimals, and
if the section and the test exist. [The domain](domain.md#outcome-figures) says which reading of a formula was chosen, and
whose it is. Intervals are of 95 %.

${table(['Figure', 'Formula', 'Of', 'Value', 'Found by', 'Test'], rows)}
`
}
