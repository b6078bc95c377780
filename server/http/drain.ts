import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { Readiness } from './health.ts'

/** How long new connections are still accepted after `/readyz` turned red, so that a load balancer can notice. */
const ACCEPT_FOR_MS = 2_000
/** The same where everybody who connects is on this machine. */
const ACCEPT_LOCALLY_FOR_MS = 300
/** After that, how long a connection may stay idle. */
const IDLE_FOR_MS = 5_000
/** After that, how long a request may take; then its connection is cut. */
const DRAIN_WITHIN_MS = 10_000

/** Answers come with `Connection: close` once no new connection is accepted. */
export function closeWithAnswers(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.draining && !app.server.listening) reply.header('connection', 'close')
  })
}

/**
 * Ends a server without failing a request. First `/readyz` turns red while everything goes on. Then no new connection
 * is accepted, and every answer asks its client to close. A connection that is idle is not closed at once, because its
 * client may be sending a request at this moment: its next answer closes it, or its client, or `IDLE_FOR_MS`.
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
 * Stops listening and nothing more: the `close` of `node:http` also closes connections whose request is arriving.
 * Right after the connections that wait were accepted, since the system resets those that wait when listening ends.
 * @returns resolves when no connection is left
 */
function stopListening({ server }: FastifyInstance): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => NetServer.prototype.close.call(server, () => resolve()))
  })
}
