import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { FOLDER } from './walked.ts'

const root = join(import.meta.dirname, '../..')
const RESULTS = join(FOLDER, 'accessibility.jsonl')
const SHEET = join(root, 'docs', 'accessibility-sheet.md')

const resultSchema = z.object({
  screen: z.string(),
  language: z.string(),
  /** Which build of the web it was. */
  build: z.string(),
  looks: z.array(z.object({ look: z.string(), faults: z.array(z.string()) })),
})
type Result = z.infer<typeof resultSchema>

/** One way to look at a screen, such as "360 px forced colours", with what was wrong. */
export type Look = Result['looks'][number]

const buildOfWeb = (): string =>
  createHash('sha256')
    .update(readFileSync(join(root, 'dist/web/.vite/manifest.json')))
    .digest('hex')
    .slice(0, 8)

const results = (): Result[] =>
  existsSync(RESULTS)
    ? readFileSync(RESULTS, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => resultSchema.parse(JSON.parse(line)))
    : []

/** Whether a screen was looked at in a language, with this build. */
export function isLookedAt(screen: string, language: string): boolean {
  const build = buildOfWeb()
  return results().some(
    (each) => each.screen === screen && each.language === language && each.build === build,
  )
}

export function keepAccessibility(result: Omit<Result, 'build'>): void {
  appendFileSync(RESULTS, `${JSON.stringify({ ...result, build: buildOfWeb() })}\n`)
}

const faultsIn = (of: readonly Result[]) => of.flatMap(({ looks }) => looks.flatMap(({ faults }) => faults))
const looksIn = (of: readonly Result[]) => of.reduce((sum, { looks }) => sum + looks.length, 0)

const faultLines = (of: readonly Result[]): string[] =>
  of.flatMap(({ screen, language, looks }) =>
    looks.flatMap(({ look, faults }) =>
      faults.map(
        (fault) =>
          `- \`${screen}\` (${language}, ${look}): \`${fault.split('\n')[0]?.replaceAll('`', "'").slice(0, 300)}\``,
      ),
    ),
  )

const HEAD = `# Accessibility sheet

Written by \`npm run check:screens -- accessibility.ts\`, which starts the demo and looks at every screen in English, Thai,
Japanese (those of them that are offered) and the pseudo-language:

- at 360, 768 and 1280 px, each in light, dark and forced colours: axe finds no violation of WCAG 2.2 AA. Dark and forced
  colours change colours only, so there it judges the contrast;
- at 200 % and 400 % of a window of 1280 × 1024, which is 320 px wide then, and with the text spacing of WCAG 1.4.12 at 360
  and 1280 px: nothing overflows sideways, no text is cut off or hidden;
- at 360 and 1280 px: everything that can be pressed is at least 24 × 24 px, but links within sentences.
`

/** Writes the sheet of the latest look at every screen. A walk that has seen nothing leaves it as it is. */
export function writeAccessibilitySheet(): void {
  const latest = new Map(results().map((each) => [`${each.screen} ${each.language}`, each]))
  const all = [...latest.values()].toSorted((one, other) => one.screen.localeCompare(other.screen, 'en'))
  if (all.length === 0) return
  const build = buildOfWeb()
  const current = all.filter((each) => each.build === build).length
  const rows = [...Map.groupBy(all, ({ screen }) => screen)].map(([screen, of]) => {
    const languages = of.map(({ language }) => language).toSorted()
    return `| \`${screen}\` | ${languages.join(', ')} | ${looksIn(of)} | ${new Set(faultsIn(of)).size} |`
  })
  const found = faultLines(all)
  const lines = [
    HEAD,
    `${all.length} screens and languages, ${looksIn(all)} looks, ${found.length} faults. ` +
      `${current} of the latest build, the others of earlier ones.`,
    '',
    '| Screen | Languages | Looks | Faults |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...(found.length > 0 ? ['', '## Faults', '', ...found] : []),
    '',
  ]
  writeFileSync(SHEET, lines.join('\n'))
}
