import type { Change } from '#domain/questionnaires/changes.ts'
import { MAX_CHANGES } from '#domain/questionnaires/changes.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { validateDraft } from '#domain/questionnaires/validate.ts'
import { type Draft, unsent } from './draft.ts'

/** One request stays well below what the server reads at once. */
const MOST_CHARACTERS = 60_000

/**
 * The changes that can be sent now: not what no draft may hold (it waits on the device until it is corrected), and not
 * more than one request carries; the rest follows.
 */
export function sendable(draft: Draft, questionnaire: Questionnaire): Change[] {
  if (draft.conflicts.length > 0) return []
  const barred = validateDraft(questionnaire, draft.answers).map(({ path }) => path)
  const free = unsent(draft).filter(
    ({ path }) => !barred.some((place) => path === place || path.startsWith(`${place}.`)),
  )
  let room = MOST_CHARACTERS
  return free.slice(0, MAX_CHANGES).filter((change, index) => {
    room -= JSON.stringify(change).length
    return room > 0 || index === 0
  })
}
