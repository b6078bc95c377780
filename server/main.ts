import pino from 'pino'
import { PRODUCT_NAME } from '#domain/product.ts'
import { parseConfig } from './config.ts'
import { OperatorProblem } from './operator-problem.ts'
import { say } from './say.ts'
import { serve } from './serve.ts'

/** Ctrl-C, a stop of the system, the death of the launcher: each asks once, however often it comes. */
function stopRequested(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
    process.on('disconnect', () => resolve('the launcher ended'))
    process.channel?.unref()
  })
}

async function main(): Promise<number> {
  const stop = stopRequested()
  const config = parseConfig(process.env)
  const log = pino({ level: config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info') })
  const server = await serve(config, log)
  if ('runningAt' in server) {
    say(`${PRODUCT_NAME} is running already: ${server.runningAt}`)
    return 0
  }
  say(`${PRODUCT_NAME} is at ${config.publicUrl}`)
  for (const line of server.nextSteps) say(line)
  const reason = await Promise.race([stop, server.failed])
  if (typeof reason === 'string') log.info({ reason }, 'stopping')
  else say(reason.failure)
  await server.stop()
  return typeof reason === 'string' ? 0 : 1
}

try {
  process.exit(await main())
} catch (error) {
  if (!(error instanceof OperatorProblem)) throw error
  say(error.message)
  process.exit(1)
}
