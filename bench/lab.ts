// How long a page takes on a slow phone that was never here: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms there
// and back, nothing cached. Prints the medians: first and largest contentful paint, total blocking time, layout shift,
// ready for use, requests and kB until then, without fonts; then how long presses in the intake take. Behind a figure is
// its goal, and how much of it was used. Figures beyond their goal are marked with an exclamation mark.
//   npm run bench -- lab [rounds] [page]      the name of a page as it is printed, or presses
import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from './lab/browser.ts'
import { beginIntake, type Figures, type Intake, type Measured, measuredPages } from './lab/measured-pages.ts'
import { openPhone, openUntil } from './lab/phone.ts'
import { median, p95, signUp, startServer } from './lab/server.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
const ONLY = process.argv[3]
const isAsked = (name: string) => ONLY === undefined || ONLY === name
const STEPS = [1, 2, 3, 4, 5, 6]
/** At most so long from a press to the next picture, for 95 of 100 presses. */
const PRESS_GOAL = 100

async function measure(browser: Browser, origin: string, measured: Measured): Promise<Figures> {
  const { context, page, transferred } = await openPhone(browser, origin, measured)
  const ready = await openUntil(page, measured.at, measured.isReady)
  const until = transferred()
  // Shifts and long tasks after it is ready count, too.
  await page.waitForTimeout(3_000)
  const seen = await page.evaluate(() => window.seenSoFar())
  await context.close()
  return { ...seen, ready, ...until }
}

/** A figure beside its goal, and the part of the goal that was used. */
function judged(value: number, goal: number | undefined, written: (value: number) => string): string {
  if (goal === undefined) return written(value)
  const part = goal === 0 ? '' : ` = ${(value / goal).toFixed(2)}`
  return `${written(value)} ${value <= goal ? '≤' : '! >'} ${written(goal)}${part}`
}

const seconds = (ms: number) => (ms / 1000).toFixed(2)
const whole = (value: number) => String(Math.round(value))
const COLUMNS: readonly [title: string, figure: keyof Figures, written: (value: number) => string][] = [
  ['FCP s', 'fcp', seconds],
  ['LCP s', 'lcp', seconds],
  ['TBT ms', 'tbt', whole],
  ['CLS', 'cls', (shift) => shift.toFixed(3)],
  ['ready s', 'ready', seconds],
  ['requests', 'requests', whole],
  ['kB', 'kB', whole],
]

function rowOf(runs: readonly Figures[], goals: Partial<Figures> = {}): Record<string, string> {
  const cells = COLUMNS.map(([title, figure, written]) => [
    title,
    judged(median(runs.map((run) => run[figure])), goals[figure], written),
  ])
  return Object.fromEntries(cells)
}

/** Presses every choice of a step and its button, and returns how long each press took. */
async function pressAll(page: Page): Promise<number[]> {
  const choices = page.locator('main label:has(input[type=checkbox]), main label:has(input[type=radio])')
  await page.locator('main h1').waitFor()
  let pressed = 0
  for (const choice of await choices.all()) {
    if (!(await choice.isVisible())) continue
    await choice.click()
    pressed += 1
  }
  await page.locator('main button[data-kind=primary]').last().click()
  await page.waitForTimeout(500)
  const told = await page.evaluate(() => Object.values(window.presses))
  // The browser leaves out presses that took less than 16 ms.
  return [...told, ...Array<number>(Math.max(0, pressed + 1 - told.length)).fill(16)]
}

async function measurePresses(browser: Browser, origin: string, intake: Intake): Promise<number[]> {
  const all: number[] = []
  for (const step of STEPS) {
    const { context, page } = await openPhone(browser, origin, intake, false)
    await page.goto(`/intake?session=${intake.sessionId}&step=${step}`)
    all.push(...(await pressAll(page)))
    await context.close()
  }
  return all
}

async function printPages(browser: Browser, origin: string, fitter: string): Promise<void> {
  const table: Record<string, Record<string, string>> = {}
  for (const measured of await measuredPages(origin, fitter)) {
    if (!isAsked(measured.name)) continue
    const runs: Figures[] = []
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await measure(browser, origin, measured))
    table[measured.name] = rowOf(runs, measured.goals)
  }
  console.table(table)
}

async function printPresses(browser: Browser, origin: string, fitter: string): Promise<void> {
  const presses = await measurePresses(browser, origin, await beginIntake(origin, fitter))
  const [middle, most] = [whole(median(presses)), judged(p95(presses), PRESS_GOAL, whole)]
  console.log(
    `${presses.length} presses in the intake, ms to the next picture: median ${middle}, p95 ${most}`,
  )
}

const server = await startServer()
const browser = await launchBrowser()
try {
  const { cookie } = await signUp(server.origin, 'fitter')
  if (ONLY !== 'presses') await printPages(browser, server.origin, cookie)
  if (isAsked('presses')) await printPresses(browser, server.origin, cookie)
} finally {
  await browser.close()
  await server.stop()
}
