import { setTimeout as wait } from 'node:timers/promises'
import { PRODUCT_NAME } from '#domain/product.ts'
import { parseConfig } from './config.ts'
import { demoConfig } from './demo/demo-settings.ts'
import { openLog } from './log.ts'
import { printLine } from './print-line.ts'
import { serve } from './serve.ts'

/** The longest time that a start may continue after a stop was requested. Then the process ends, with PostgreSQL. */
const START_ENDS_WITHIN_MS = 10_000

/** The first argument that makes a demo of the process; options of the demo follow. */
const DEMO = 'demo'

/**
 * Starts the server and serves until a stop is requested.
 * @param args of the process
 * @returns the exit code
 */
export async function run(stop: Promise<string>, args: readonly string[]): Promise<number> {
  if ((await Promise.race([stop, Promise.resolve(null)])) !== null) return 0
  const [kind, ...options] = args
  const config = kind === DEMO ? await demoConfig(process.env, options) : parseConfig(process.env)
  const log = openLog(config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'))
  const starting = serve(config, log)
  const server = await Promise.race([starting, stop])
  if (typeof server === 'string') return stoppedWhileStarting(starting)
  if ('runningAt' in server) {
    printLine(`${PRODUCT_NAME} is already running: ${server.runningAt}`)
    return 0
  }
  printLine(`${config.demo ? `The demo of ${PRODUCT_NAME}` : PRODUCT_NAME} is at ${config.publicUrl}`)
  for (const line of server.nextSteps) printLine(line)
  const reason = await Promise.race([stop, server.failed])
  if (typeof reason === 'string') log.info({ reason }, 'stopping')
  else printLine(reason.failure)
  await server.stop()
  return typeof reason === 'string' ? 0 : 1
}

/** Waits for an interrupted start to complete and stops what it started, within `START_ENDS_WITHIN_MS`. */
async function stoppedWhileStarting(starting: ReturnType<typeof serve>): Promise<number> {
  const stopped = starting.then(
    (server) => ('runningAt' in server ? undefined : server.stop()),
    () => undefined,
  )
  await Promise.race([stopped, wait(START_ENDS_WITHIN_MS)])
  return 0
}
