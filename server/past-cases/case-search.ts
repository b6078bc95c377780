import type { ReaderLogin } from '../database/database.ts'
import type { Listener } from '../live-events/listener.ts'
import { type SearchLog, SearchThread } from '../sealed-search/search-thread.ts'
import type { MasterKeyRing } from '../vault/master-keys.ts'
import { CASES_KEPT_MS, type CaseAnswer, type CaseQuestion } from './case-index.ts'
import type { SealedCase } from './sealed-cases.repository.ts'

/** Searches the words of past cases, in a thread that keeps the opened cases for five minutes. */
export type CaseSearch = SearchThread<SealedCase, CaseQuestion, CaseAnswer>

export const openCaseSearch = (
  ring: MasterKeyRing,
  readerLogin: ReaderLogin,
  listener: Listener,
  log: SearchLog,
): CaseSearch =>
  new SearchThread({
    name: 'past cases',
    program: new URL('./case-search.worker.ts', import.meta.url),
    ring,
    readerLogin,
    listener,
    log,
    idleMs: CASES_KEPT_MS,
    // A sign-out, an ended access or a restriction; a form that was sent or corrected.
    forgetAfter: ['account', 'submissions'],
  })
