import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Not in package.json, because it takes 176 MB with what it needs and only this benchmark uses it. npm fetches it into the
 * cache on the first run.
 */
const VERSION = '13.5.0'
const ROOT = path.resolve(import.meta.dirname, '..', '..')
const FOLDER = path.join(ROOT, 'node_modules', '.cache', `lighthouse-${VERSION}`)
const COMMAND = path.join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js')

/** Runs a program, whose output goes to stderr. @throws Error if it fails */
async function run(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 2, 2] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${path.basename(program)} ended with ${code}`)
}

async function ensureLighthouse(): Promise<void> {
  if (existsSync(COMMAND)) return
  await mkdir(FOLDER, { recursive: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--loglevel=error']
  await run(npm, ['install', '--prefix', FOLDER, ...quiet, `lighthouse@${VERSION}`])
}

/** The categories that have a goal. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

interface Audit {
  title: string
  score: number | null
}
interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  runtimeError?: { message: string }
}

const isReport = (read: unknown): read is Report =>
  typeof read === 'object' && read !== null && 'categories' in read && 'audits' in read

/** One run: points of 100 by category, and the titles of what cost points, by category. */
export interface Judgement {
  points: Record<Category, number>
  faults: Record<Category, string[]>
}

function judgementOf({ categories, audits }: Report): Judgement {
  const of = <Value>(value: (category: Category) => Value) => ({
    performance: value('performance'),
    accessibility: value('accessibility'),
    'best-practices': value('best-practices'),
    seo: value('seo'),
  })
  const faultsIn = (category: Category) =>
    categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      return weight > 0 && audit && audit.score !== null && audit.score < 0.9 ? [audit.title] : []
    })
  return { points: of((category) => Math.round(categories[category].score * 100)), faults: of(faultsIn) }
}

/** Judges a page as Lighthouse does by default: a phone whose speed and network are simulated. */
export async function judgePage(url: string): Promise<Judgement> {
  await ensureLighthouse()
  const file = path.join(FOLDER, `${process.pid}.json`)
  const flags = '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage'
  const output = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join()}`,
  ]
  const chrome = process.env.PLAYWRIGHT_CHROMIUM
  await run(process.execPath, [COMMAND, url, flags, ...output], chrome ? { CHROME_PATH: chrome } : {})
  const report: unknown = JSON.parse(await readFile(file, 'utf8'))
  await rm(file)
  if (!isReport(report)) throw new Error('Lighthouse wrote no report')
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  return judgementOf(report)
}
