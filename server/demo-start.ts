import { buildApp } from './app.ts'
import type { AppContext } from './app-context.ts'
import { FRESH_FOR_MS } from './demo/demo-folder.ts'
import { makePractice } from './demo/make-practice.ts'
import { demoServices } from './demo-services.ts'
import { printLine } from './print-line.ts'

const DAY_MS = 86_400_000
/** The share of the history after which the start says how far it is. */
const STEP = 0.25

function progressPrinter(): (done: number) => void {
  let next = STEP
  return (done) => {
    if (done < next) return
    printLine(`  ${Math.round(next * 100)} %`)
    next += STEP
  }
}

/**
 * Makes the practice if the demo has none yet.
 * @param endsAt the end of the history that is there; null if there is none
 * @returns advice for the operator
 */
export async function demoAtStart(
  context: AppContext,
  { ownerUrl, endsAt }: { ownerUrl: string; endsAt: Date | null },
): Promise<string[]> {
  const { config, now } = context
  if (!config.demo) return []
  if (endsAt) {
    const age = now().getTime() - endsAt.getTime()
    if (age <= FRESH_FOR_MS) return []
    return [
      `The history of the practice ended ${Math.floor(age / DAY_MS)} days ago. npm run demo -- --reset makes it anew, and removes what was entered since.`,
    ]
  }
  const { riders } = config.demo
  printLine(`Making a practice of ${riders} riders over two years. It takes about a minute.`)
  await makePractice(context, {
    ownerUrl,
    services: demoServices,
    build: (onStage) => buildApp(onStage, { draining: false }),
    riders,
    onProgress: progressPrinter(),
  })
  return []
}
