// Makes reports and prints how long each took, one line of JSON per language. bench/report.ts runs it in its own
// process.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { renderFitReport } from '../fit-report-pdf.ts'
import { sampleReport } from './sample-report.ts'

const WARM = 20
const RIDERS: Record<string, string> = {
  en: 'Jonas Meier',
  th: 'สมชาย ใจดี',
  ja: '髙橋 涼介',
  'zh-CN': '王小明',
  'zh-TW': '陳大文',
  ko: '김민준',
}

const delay = monitorEventLoopDelay({ resolution: 5 })

for (const [language, riderName] of Object.entries(RIDERS)) {
  const took: number[] = []
  let cpu = process.cpuUsage()
  delay.reset()
  delay.enable()
  for (let count = 0; count <= WARM; count += 1) {
    const from = performance.now()
    // Each report is different, so that the measurement does not hit a cache.
    await renderFitReport(
      sampleReport({ language, riderName: `${riderName} ${count}`, fittedOn: `2026-11-0${(count % 9) + 1}` }),
    )
    took.push(performance.now() - from)
    if (count === 0) cpu = process.cpuUsage()
  }
  delay.disable()
  const { user, system } = process.cpuUsage(cpu)
  const cpuMs = (user + system) / 1000 / WARM
  const [first = 0, ...warm] = took
  const blockedMs = delay.max / 1e6 - 5
  process.stdout.write(
    `${JSON.stringify({ language, first, warm, cpuMs, blockedMs, memory: process.memoryUsage.rss() })}\n`,
  )
}
