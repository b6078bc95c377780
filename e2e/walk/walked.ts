import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { documentOf, pageAt } from '#domain/pages.ts'
import type { Shown } from '../harness/screen-addresses.ts'

const root = join(import.meta.dirname, '../..')
/** Pictures, results and the demo's own data. */
export const FOLDER = join(root, 'var', 'screens')
/** A text as a part of a file's name. */
export const fileName = (text: string): string => text.replaceAll(/[^\w-]+/g, '_')

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
  /** Names what was built. */
  build: z.string(),
  /** What was looked at, such as "360 px dark", with what was wrong. */
  looks: z.array(z.object({ look: z.string(), faults: z.array(z.string()) })),
})

/** One screen in one language, looked at in every way. */
export type Result = z.infer<typeof resultSchema>

/** One way to look at a screen, such as "360 px dark", with what was wrong. */
export type Look = Result['looks'][number]

/** The looks with what the browser reported meanwhile, as faults of the first one. */
export const withHeard = (looks: readonly Look[], heard: readonly string[]): Look[] =>
  looks.map((each, at) => (at === 0 ? { ...each, faults: [...each.faults, ...heard] } : each))

const built = join(root, 'dist/web')

const digestOf = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}

/** The whole build of the web. */
const wholeBuild = (): string => digestOf([readFileSync(join(built, '.vite/manifest.json'))])

const pagesSchema = z.object({ pages: z.record(z.string(), z.string()) })

const readPage = (file: string): string => readFileSync(join(built, file), 'utf8')

/** The texts of a language but English, which is a part of the program. */
function textsIn(language: string): Buffer[] {
  const [folder] = readdirSync(join(built, 'assets')).filter((name) => /^texts-\w+$/.test(name))
  const own = join(built, 'assets', folder ?? '', language)
  return existsSync(own)
    ? readdirSync(own)
        .filter((name) => name.endsWith('.json'))
        .map((name) => readFileSync(join(own, name)))
    : []
}

/**
 * What was built of a screen in a language: its page, which names its scripts and styles by their content, and the
 * language's texts. What another page or language changes, does not change it.
 */
function buildOfScreen(screen: string, language: string): string {
  const { pages } = pagesSchema.parse(JSON.parse(readPage('.vite/pages.json')))
  const [path = ''] = screen.split('?')
  const pattern = pageAt(path) ?? ''
  const document = documentOf(pattern)
  const file = document ? `.vite/documents/${document}/${language}.html` : (pages[pattern] ?? 'index.html')
  const page = readPage(file).replace(/data-texts="[^"]*"/, '')
  return digestOf([page, ...textsIn(language)])
}

/** What a walk has seen, in a file that outlives it, so that it goes on where it was interrupted. */
class Results {
  readonly #file: string
  readonly #build: (screen: string, language: string) => string

  constructor(name: string, build: (screen: string, language: string) => string) {
    this.#file = join(FOLDER, name)
    this.#build = build
  }

  all(): Result[] {
    if (!existsSync(this.#file)) return []
    const lines = readFileSync(this.#file, 'utf8').trim().split('\n')
    return lines.filter((line) => line !== '').map((line) => resultSchema.parse(JSON.parse(line)))
  }

  /** The latest of each screen and language. */
  latest(): Result[] {
    return [...new Map(this.all().map((each) => [`${each.screen} ${each.language}`, each])).values()]
  }

  isCurrent({ screen, language, build }: Result): boolean {
    return build === this.#build(screen, language)
  }

  /** Whether a screen was looked at in a language as it is built now. */
  has(screen: string, language: string): boolean {
    const build = this.#build(screen, language)
    return this.all().some(
      (each) => each.screen === screen && each.language === language && each.build === build,
    )
  }

  keep(result: Omit<Result, 'build'>): void {
    const build = this.#build(result.screen, result.language)
    appendFileSync(this.#file, `${JSON.stringify({ ...result, build })}\n`)
  }
}

/** Screens in every look, in English and in the pseudo-language. */
export const looks = new Results('results.jsonl', wholeBuild)

/** Screens in every language. */
export const languageLooks = new Results('languages.jsonl', buildOfScreen)

/** Screens in some scripts, for what makes them accessible. */
export const accessibilityLooks = new Results('accessibility.jsonl', buildOfScreen)
