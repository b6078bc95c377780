import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Shown } from '../harness/screen-addresses.ts'

const root = join(import.meta.dirname, '../..')
/** Pictures, results and the demo's own data. */
export const FOLDER = join(root, 'var', 'screens')
const RESULTS = join(FOLDER, 'results.jsonl')
const SHEET = join(root, 'docs', 'screen-sheet.md')
/** The variable that tells the workers which demo runs. */
const DEMO = 'SCREENS_DEMO'

/** The running demo, and what its pages show. */
export interface Demo {
  origin: string
  /** Files with the state of each person's browser. */
  states: Record<'fitter' | 'rider' | 'guest', string>
  shown: Shown
  /** The session of an intake that the guest has not submitted. */
  openIntake: string
}

const demoSchema = z.object({
  origin: z.string(),
  states: z.object({ fitter: z.string(), rider: z.string(), guest: z.string() }),
  shown: z.object({
    sessionId: z.string(),
    riderId: z.string(),
    bikeId: z.string(),
    submissionId: z.string(),
    milestone: z.number(),
  }),
  openIntake: z.string(),
})

export function noteDemo(demo: Demo): void {
  process.env[DEMO] = JSON.stringify(demo)
}

export const runningDemo = (): Demo => demoSchema.parse(JSON.parse(process.env[DEMO] ?? 'null'))

const resultSchema = z.object({
  screen: z.string(),
  language: z.string(),
  /** Which build of the web it was. */
  build: z.string(),
  /** What was looked at, such as "360 px dark", with what was wrong. */
  looks: z.array(z.object({ look: z.string(), faults: z.array(z.string()) })),
})

/** One screen in one language, looked at in every way. */
export type Result = z.infer<typeof resultSchema>

/** Names what was built. A screen is looked at again with another build. */
const buildOfWeb = (): string =>
  createHash('sha256')
    .update(readFileSync(join(root, 'dist/web/.vite/manifest.json')))
    .digest('hex')
    .slice(0, 8)

const results = (): Result[] =>
  existsSync(RESULTS)
    ? readFileSync(RESULTS, 'utf8')
        .trim()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => resultSchema.parse(JSON.parse(line)))
    : []

/** Whether a screen was looked at in a language, with this build. */
export function isWalked(screen: string, language: string): boolean {
  const build = buildOfWeb()
  return results().some(
    (each) => each.screen === screen && each.language === language && each.build === build,
  )
}

export function keepResult(result: Omit<Result, 'build'>): void {
  appendFileSync(RESULTS, `${JSON.stringify({ ...result, build: buildOfWeb() })}\n`)
}

const faultsIn = ({ looks }: Result) => looks.flatMap(({ faults }) => faults)
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** One line for each fault of a screen, with the looks in which it appears. */
function faultLines(result: Result): string[] {
  const where = Map.groupBy(
    result.looks.flatMap(({ look, faults }) => faults.map((fault) => ({ look, fault }))),
    ({ fault }) => fault,
  )
  return [...where].map(
    ([fault, all]) =>
      `- ${result.screen} (${result.language}; ${all.map(({ look }) => look).join(', ')}): ` +
      `\`${(fault.split('\n')[0] ?? '').replaceAll('`', "'").slice(0, 300)}\``,
  )
}

/**
 * Writes the sheet of the latest look at every screen, and says how much of it was of the latest build. A walk that has
 * seen nothing leaves the sheet as it is.
 */
export function writeSheet(): void {
  const seen = results()
  if (seen.length === 0) return
  const latest = new Map(seen.map((each) => [`${each.screen} ${each.language}`, each]))
  const all = [...latest.values()].toSorted((one, other) => one.screen.localeCompare(other.screen, 'en'))
  const build = buildOfWeb()
  const current = all.filter((each) => each.build === build).length
  const byScreen = Map.groupBy(all, ({ screen }) => screen)
  const rows = [...byScreen].map(([screen, of]) => {
    const languages = of.map(({ language }) => language).toSorted()
    const looks = sum(of.map((each) => each.looks.length))
    return `| \`${screen}\` | ${languages.join(', ')} | ${looks} | ${new Set(of.flatMap(faultsIn)).size} |`
  })
  const found = all.flatMap(faultLines)
  const lines = [
    '# Screen sheet',
    '',
    'Written by `npm run check:screens`, which starts the demo and looks at every screen: at 360, 768, 1024 and 1280 px,',
    'each in light and dark, at 200 % zoom and in print, in English and in the pseudo-language, whose words are longer than',
    'those of any language. Each look checks that nothing overflows sideways, that no text is cut off or hidden while it',
    'loads, that no key is shown in place of its text, that axe finds no violation of WCAG 2.2 AA, and that the browser',
    'reports nothing.',
    '',
    `${all.length} screens and languages, ${sum(all.map(({ looks }) => looks.length))} looks, ${found.length} faults. ` +
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
