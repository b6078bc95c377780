import pino from 'pino'
import { PRODUCT_NAME } from '#domain/product.ts'
import { ConfigError, parseConfig } from './config.ts'
import { EmbeddedPostgresProblem } from './database/embedded/embedded-postgres.ts'
import { RolesMissingError } from './database/roles.ts'
import { say } from './say.ts'
import { serve } from './serve.ts'

/** Mistakes of the operator: told in their own words, without a trace. */
function isForOperator(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresProblem ||
    error instanceof RolesMissingError
  )
}

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
  const log = pino({ level: config.logLevel })
  const server = await serve(config, log)
  if ('runningAt' in server) {
    say(`${PRODUCT_NAME} is running already: ${server.runningAt}`)
    return 0
  }
  say(`${PRODUCT_NAME} is at ${config.publicUrl}`)
  for (const line of server.nextSteps) say(line)
  const reason = await Promise.race([stop, server.failed])
  log.info({ reason }, 'stopping')
  await server.stop()
  return reason === 'failed' ? 1 : 0
}

try {
  process.exit(await main())
} catch (error) {
  if (!isForOperator(error)) throw error
  say(error.message)
  process.exit(1)
}
