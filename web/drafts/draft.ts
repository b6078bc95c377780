import type { Json } from '#domain/json/json.ts'
import { sameJson } from '#domain/json/json.ts'
import type { Answers, Item, Path } from '#domain/questionnaires/answers.ts'
import { answerAt } from '#domain/questionnaires/answers.ts'
import type { Change } from '#domain/questionnaires/changes.ts'
import { applyChanges, changes } from '#domain/questionnaires/changes.ts'
import type { Conflict } from '#domain/questionnaires/merge.ts'
import { conflicts, merge } from '#domain/questionnaires/merge.ts'
import type { UnitSystem } from '#domain/units/quantities.ts'

/** An entry of a group that is being typed: it joins the answers when it is saved. */
export interface OpenEntry {
  item: Item
  /** The entry was there before; else it is new. */
  existing: boolean
}

/** What was sent for good: sent again after a lost answer, it must be the same bytes under the same key. */
export interface PressedSubmission {
  key: string
  answers: Answers
  today: string
  language: string
  timeZone: string
}

/** A form as it stands on this device. */
export interface Draft {
  sessionId: string
  formVersion: number
  fitter: { name: string; studio: string | null }
  /** What the server is known to hold, and the version it gave it. */
  base: Answers
  version: number
  /** When the server last kept something; null when it never did. */
  savedAt: string | null
  /** What the rider sees. */
  answers: Answers
  /** Sent, but the answer did not come: the server may hold it or not. */
  attempted: readonly Change[]
  /** Answers that two devices changed differently, for the rider to decide; until then nothing is sent. */
  conflicts: readonly Conflict[]
  /** Entries being typed, by the key of their group. They stay on the device. */
  open: Readonly<Record<string, OpenEntry>>
  /** The units the rider chose in this form; null while the language decides. */
  units: UnitSystem | null
  submission: PressedSubmission | null
}

/** One thing the rider did, alike in every tab that shows the form. */
export interface Edit {
  changes?: readonly Change[]
  open?: { group: string; entry: OpenEntry | null }
  units?: UnitSystem
  /** Pressed, or called off. */
  submission?: PressedSubmission | null
}

/** What a server holds of a form. */
export interface Held {
  version: number
  answers: Answers
  savedAt: string | null
}

/** The draft of a form that was not yet opened on this device. */
export function newDraft(
  form: Pick<Draft, 'sessionId' | 'formVersion' | 'fitter'>,
  { version, answers, savedAt }: Held,
): Draft {
  return {
    ...form,
    base: answers,
    version,
    savedAt,
    answers,
    attempted: [],
    conflicts: [],
    open: {},
    units: null,
    submission: null,
  }
}

function opened(open: Draft['open'], { group, entry }: NonNullable<Edit['open']>): Draft['open'] {
  const others = Object.entries(open).filter(([key]) => key !== group)
  return Object.fromEntries(entry === null ? others : [...others, [group, entry]])
}

/** The draft after an edit. */
export function edited(draft: Draft, edit: Edit): Draft {
  return {
    ...draft,
    answers: edit.changes ? applyChanges(draft.answers, edit.changes) : draft.answers,
    open: edit.open ? opened(draft.open, edit.open) : draft.open,
    units: edit.units ?? draft.units,
    submission: edit.submission === undefined ? draft.submission : edit.submission,
  }
}

/** What the server does not hold yet. */
export const unsent = (draft: Draft): Change[] => changes(draft.base, draft.answers)

/** The draft once the server has said that it keeps what was sent. */
export function acknowledged(draft: Draft, sent: readonly Change[], kept: Omit<Held, 'answers'>): Draft {
  return { ...draft, ...kept, base: applyChanges(draft.base, sent), attempted: [] }
}

/** Whether what the server holds at a place is what this device sent there without hearing back. */
function isOwn(attempted: readonly Change[], path: Path, theirs: Json | undefined): boolean {
  return attempted.some((change) => change.path === path && sameJson(change.value, theirs))
}

/**
 * The draft after the server was found to hold something else: both sides' changes together. Where both changed the
 * same answer differently, mine is shown and the rider is asked, unless the other change was this device's own.
 */
export function caughtUp(draft: Draft, theirs: Held): Draft {
  const { base, answers, attempted } = draft
  const disputed = conflicts(base, answers, theirs.answers).filter(
    ({ path, theirs: value }) => !isOwn(attempted, path, value),
  )
  const still = draft.conflicts.filter(
    ({ path }) =>
      !disputed.some((other) => other.path === path) &&
      !sameJson(answerAt(theirs.answers, path), answerAt(answers, path)),
  )
  return {
    ...draft,
    base: theirs.answers,
    version: theirs.version,
    savedAt: theirs.savedAt,
    answers: merge(base, answers, theirs.answers),
    attempted: [],
    conflicts: [...still, ...disputed],
  }
}

/** The draft after another tab of this device has sent something: one person at one device disputes nothing. */
export function joined(draft: Draft, theirs: Held): Draft {
  if (theirs.version <= draft.version) return draft
  return { ...caughtUp(draft, theirs), conflicts: draft.conflicts }
}

/** The draft after the rider chose between two answers. */
export function decided(draft: Draft, conflict: Conflict, choice: 'mine' | 'theirs'): Draft {
  const rest = draft.conflicts.filter(({ path }) => path !== conflict.path)
  if (choice === 'mine') return { ...draft, conflicts: rest }
  const { path, theirs } = conflict
  return {
    ...draft,
    answers: applyChanges(draft.answers, [theirs === undefined ? { path } : { path, value: theirs }]),
    conflicts: rest,
  }
}
