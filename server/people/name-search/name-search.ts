import type { Listener } from '../../live-events/listener.ts'
import { type SearchLog, SearchThread } from '../../sealed-search/search-thread.ts'
import type { MasterKeyRing } from '../../vault/master-keys.ts'
import { NAMES_KEPT_MS, type SealedName } from './name-index.ts'

/** Searches riders by name, in a thread that keeps the opened names for a minute. */
export type NameSearch = SearchThread<SealedName, string, string[]>

export const openNameSearch = (ring: MasterKeyRing, listener: Listener, log: SearchLog): NameSearch =>
  new SearchThread({
    name: 'names',
    program: new URL('./name-search.worker.ts', import.meta.url),
    ring,
    listener,
    log,
    idleMs: NAMES_KEPT_MS,
    forgetAfter: ['account'],
  })
