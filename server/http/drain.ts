import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { Readiness } from './health.ts'

/** How long new connections are accepted after `/readyz` has turned red, so that a load balancer notices. */
const ACCEPT_FOR_MS = 2_000
/** The same if all clients are on this machine. */
const ACCEPT_LOCALLY_FOR_MS = 300
/** How long a connection may stay idle after that. */
const IDLE_FOR_MS = 5_000
/** How long a request may take after that. Then its connection is closed. */
const DRAIN_WITHIN_MS = 10_000

/** Sends `Connection: close` with responses once no new connection is accepted. */
export function closeWithAnswers(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.draining && !app.server.listening) reply.header('connection', 'close')
  })
}

/**
 * Stops a server without failing a request. First `/readyz` turns red while everything continues. Then no new
 * connection is accepted, and every response asks the client to close. An idle connection is not closed at once,
 * because its client may be sending a request. It ends with its next response, by its client, or after `IDLE_FOR_MS`.
 */
export async function drain(
  app: FastifyInstance,
  readiness: Readiness,
  { liveEvents, config }: Pick<AppContext, 'liveEvents' | 'config'>,
): Promise<void> {
  readiness.draining = true
  liveEvents.endStreams()
  await wait(config.local ? ACCEPT_LOCALLY_FOR_MS : ACCEPT_FOR_MS)
  const closed = stopListening(app)
  const idle = setTimeout(() => app.server.closeIdleConnections(), IDLE_FOR_MS)
  const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_WITHIN_MS)
  await closed
  clearTimeout(idle)
  clearTimeout(late)
  await app.close()
}

/**
 * Only stops listening: the `close` of `node:http` also closes connections whose request is arriving. Waiting
 * connections are accepted right before, because the system resets them when listening ends.
 * @returns resolves when no connection is left
 */
function stopListening({ server }: FastifyInstance): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => NetServer.prototype.close.call(server, () => resolve()))
  })
}
