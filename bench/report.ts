// How long a fit report takes as PDF: the first in a language (its fonts are opened), then every further one.
//   npm run bench -- report
import { execFileSync } from 'node:child_process'
import { median } from './lab/server.ts'

/** A further report must be there within this. */
const BOUND_MS = 300

interface Measured {
  language: string
  first: number
  warm: number[]
  /** Computing time of one report, all threads: what it takes when nothing else runs. */
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
