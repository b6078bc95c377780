// Measures how long a fit report takes as PDF: the first in a language, whose fonts are opened, and every further one.
// Measures the typesetting alone, and requests over HTTP as from a rider's browser.
//   npm run bench -- report
import { execFileSync } from 'node:child_process'
import { completeFit } from './lab/completed-fit.ts'
import { freshVisitor, median, signUp, startServer } from './lab/server.ts'

/** The time limit for a further report. */
const BOUND_MS = 300

interface Measured {
  language: string
  first: number
  warm: number[]
  /** The CPU time of one report over all threads: what it takes when nothing else runs. */
  cpuMs: number
  blockedMs: number
  memory: number
}

const output = execFileSync(process.execPath, ['server/documents/testing/measure-reports.ts'], {
  encoding: 'utf8',
})
const all = output
  .trim()
  .split('\n')
  .map((line): Measured => JSON.parse(line))

for (const { language, first, warm, cpuMs, blockedMs, memory } of all) {
  const usual = median(warm)
  const slowest = Math.max(...warm)
  console.log(
    `${language.padEnd(5)} first ${first.toFixed(0)} ms, then median ${usual.toFixed(0)} ms = ${(usual / BOUND_MS).toFixed(2)} of the bound, ` +
      `slowest ${slowest.toFixed(0)} ms; ${cpuMs.toFixed(0)} ms of computing; event loop held at most ${Math.max(0, blockedMs).toFixed(0)} ms; ${(memory / 2 ** 20).toFixed(0)} MB`,
  )
}
if (all.some(({ warm }) => median(warm) > BOUND_MS)) process.exitCode = 1

/** More than the typesetter caches results of, so that each report is typeset again. */
const FITS = 6
/** Below the rate limit of one reader. */
const ASKED = 48

const server = await startServer()
try {
  const { cookie } = await signUp(server.origin, 'fitter')
  const fits: string[] = []
  while (fits.length < FITS) fits.push(await completeFit(server.origin, cookie, `Jonas Meier ${fits.length}`))
  const took: number[] = []
  for (let turn = 0; turn < FITS + ASKED; turn += 1) {
    const from = performance.now()
    const answer = await fetch(`${server.origin}/api/sessions/${fits[turn % FITS]}/report/pdf`, {
      headers: { ...freshVisitor(), cookie },
    })
    const bytes = await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`the report answered ${answer.status}`)
    took.push(performance.now() - from)
    if (turn === 0)
      console.log(
        `front door: the first ${took[0]?.toFixed(0)} ms, ${Math.round(bytes.byteLength / 1024)} kB`,
      )
  }
  const warm = took.slice(FITS).toSorted((a, b) => a - b)
  const [half = Number.NaN, most = Number.NaN] = [0.5, 0.95].map(
    (part) => warm[Math.floor(warm.length * part)],
  )
  console.log(
    `front door: ${ASKED} further ones p50 ${half.toFixed(0)} ms = ${(half / BOUND_MS).toFixed(2)} of the bound, ` +
      `p95 ${most.toFixed(0)} ms = ${(most / BOUND_MS).toFixed(2)}`,
  )
  if (half > BOUND_MS) process.exitCode = 1
} finally {
  await server.stop()
}
