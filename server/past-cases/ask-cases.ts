import type { CookieEntry, Run } from '../http/handler-types.ts'
import { requireActor } from '../http/require-actor.ts'
import type { Load } from '../sealed-search/search-thread.ts'
import type { CaseAnswer, CaseQuestion } from './case-index.ts'
import type { CaseSearch } from './case-search.ts'
import { findCasesFingerprint, type SealedCase } from './sealed-cases.repository.ts'

/** After this, a request is answered with the progress. It is short of what feels like no answer. */
const PATIENCE_MS = 600

/** How far the opening of all sessions of a fitter is. */
interface Opening {
  opened: number
  total: number
}

type AnswerTo<Question extends CaseQuestion> = Extract<CaseAnswer, { kind: Question['kind'] }>
type Outcome<Question extends CaseQuestion> =
  | { answer: AnswerTo<Question>; opening: null }
  | { answer: null; opening: Opening }

const answers = <Question extends CaseQuestion>(
  { kind }: Question,
  answer: CaseAnswer,
): answer is AnswerTo<Question> => answer.kind === kind

function checked<Question extends CaseQuestion>(question: Question, answer: CaseAnswer): AnswerTo<Question> {
  if (!answers(question, answer)) throw new Error('past cases: an answer to another question')
  return answer
}

/** Who asks: the request's transactions, and what lets the thread open its own as the same fitter. */
export interface Asker {
  run: Run
  entry: CookieEntry
}

/** What the thread needs to know of the acting fitter. It reads the fitter's sessions itself. */
async function about({ run, entry: { cookieHash } }: Asker) {
  const known = await run(async (tx) => {
    const fitter = requireActor('fitter', tx)
    return { fitter, now: tx.now, ...(await findCasesFingerprint(tx, fitter)) }
  })
  const load: Load<SealedCase> = async (_add, read) => {
    if (!cookieHash) throw new Error('past cases: nobody is signed in')
    await read({ cookieHash, now: known.now })
  }
  return { of: { fitter: known.fitter, fingerprint: known.fingerprint }, total: known.sessions, load }
}

/**
 * Asks about all cases of the acting fitter. Until all are opened, the progress is returned; the opening continues, and
 * the same question can be asked again.
 */
export async function askCases<Question extends CaseQuestion>(
  asker: Asker,
  search: CaseSearch,
  question: Question,
): Promise<Outcome<Question>> {
  const { of, total, load } = await about(asker)
  const progress = await search.findWithin(PATIENCE_MS, of, question, load)
  return 'answer' in progress
    ? { answer: checked(question, progress.answer), opening: null }
    : { answer: null, opening: { opened: Math.min(progress.opened, total), total } }
}

/** As `askCases`, but waits until all cases are opened. */
export async function awaitCases<Question extends CaseQuestion>(
  asker: Asker,
  search: CaseSearch,
  question: Question,
): Promise<AnswerTo<Question>> {
  const { of, load } = await about(asker)
  const answer = await search.findUnlessForgotten(of, question, load)
  // The sessions may have changed. Reading them as they were would stop a reading of what they are now.
  return answer ? checked(question, answer) : awaitCases(asker, search, question)
}
