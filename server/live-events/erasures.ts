import type { Listener } from './listener.ts'

/** The database notifies this channel when a holder's key was deleted. */
const ERASURE_CHANNEL = 'spokewell_erasure'

/**
 * Calls `hear` after each erasure by any process, and whenever one may have been missed because the connection was lost.
 */
export function onErasure(listener: Listener, hear: () => void): { forget(): void } {
  listener.onReturn(hear)
  return listener.subscribe(ERASURE_CHANNEL, hear)
}
