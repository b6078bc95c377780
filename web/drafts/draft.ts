import type { FollowUpSetting } from '#domain/forms/follow-up-setting.ts'
import { sameJson } from '#domain/json/json.ts'
import { type Answers, answerAt, type Item, type Path } from '#domain/questionnaires/answers.ts'
import { applyChanges, type Change, changes, MAX_CHANGES } from '#domain/questionnaires/changes.ts'
import { type Conflict, conflicts, merge } from '#domain/questionnaires/merge.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { validateDraft } from '#domain/questionnaires/validate.ts'
import type { UnitSystem } from '#domain/units/quantities.ts'
import type { Zone } from '#domain/zones.ts'

/** An entry of a group that is being typed. It is added to the answers when it is saved. */
export interface OpenEntry {
  item: Item
  /** Whether the entry is already among the answers. */
  existing: boolean
}

/** The submission. After a lost response it must be sent again with the same bytes and the same key. */
export interface PressedSubmission {
  key: string
  answers: Answers
  today: string
  language: string
  /** Absent if the language alone decides, or an earlier version kept it. */
  region?: string
  timeZone: string
}

/** What a follow-up is about, stored so that the form can be opened without the server. */
export interface AboutFollowUp {
  id: string
  milestone: number
  /** The day after the fit on which it is due. It equals the milestone unless the follow-up was moved. */
  daysAfterFit: number
  setting: FollowUpSetting
  /** The rider's own words for each zone before the fit, and the scores then. */
  words: Readonly<Partial<Record<Zone, string>>>
  before: Readonly<Partial<Record<Zone, number>>>
  /** The rating of each activity before the fit, by its id; absent in drafts of an earlier version. */
  abilities?: Readonly<Record<string, number>>
  /** The hours per week of the intake; absent in drafts of an earlier version. */
  weeklyHours?: number | null
}

/** A form as it is on this device. */
export interface Draft {
  sessionId: string
  /** Set for a follow-up. Without it the form is the session's intake. */
  followUp?: AboutFollowUp
  formVersion: number
  fitter: { name: string; studio: string | null }
  /** The answers that the server is known to have, and their version. */
  base: Answers
  version: number
  /** When the server last stored something; null if it has not. */
  savedAt: string | null
  /** What the rider sees. */
  answers: Answers
  /** Changes that were sent without a response. The server may have them or not. */
  attempted: readonly Change[]
  /** Answers that two devices changed differently. Nothing is sent until the rider has decided. */
  conflicts: readonly Conflict[]
  /** Entries being typed, by the key of their group. They stay on the device. */
  open: Readonly<Record<string, OpenEntry>>
  /** The units the rider chose in this form; null while the language decides. */
  units: UnitSystem | null
  submission: PressedSubmission | null
}

/** The key of a form on a device and among its tabs. A session has one intake, and one follow-up per milestone. */
export const formKey = (sessionId: string, milestone?: number): string =>
  milestone === undefined ? sessionId : `${sessionId}/${milestone}`

export const formOf = ({ sessionId, followUp }: Pick<Draft, 'sessionId' | 'followUp'>): string =>
  formKey(sessionId, followUp?.milestone)

/** One edit of the rider, applied in every tab that shows the form. */
export interface Edit {
  changes?: readonly Change[]
  open?: { group: string; entry: OpenEntry | null }
  units?: UnitSystem
  /** The rider submitted the form, or cancelled that. */
  submission?: PressedSubmission | null
  /**
   * Changes that were sent on top of this version. The server may have them from now on, unless its version is newer.
   */
  attempted?: { version: number; changes: readonly Change[] }
  /** The conflict that the rider has decided. */
  decided?: Pick<Conflict, 'path' | 'theirs'>
}

/** A draft as the server has it. */
export interface ServerDraft {
  version: number
  answers: Answers
  savedAt: string | null
}

/** The draft of a form that was not opened on this device before. */
export function newDraft(
  form: Pick<Draft, 'sessionId' | 'formVersion' | 'fitter' | 'followUp'>,
  { version, answers, savedAt }: ServerDraft,
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

const isAmong = (list: readonly Change[], { path, value }: Change): boolean =>
  list.some((other) => other.path === path && sameJson(other.value, value))

function attemptedWith({ version, attempted }: Draft, more: Edit['attempted']): readonly Change[] {
  if (!more || more.version < version) return attempted
  return [...attempted, ...more.changes.filter((change) => !isAmong(attempted, change))]
}

/** The draft after an edit. */
export function edited(draft: Draft, edit: Edit): Draft {
  return {
    ...draft,
    answers: edit.changes ? applyChanges(draft.answers, edit.changes) : draft.answers,
    open: edit.open ? opened(draft.open, edit.open) : draft.open,
    units: edit.units ?? draft.units,
    submission: edit.submission === undefined ? draft.submission : edit.submission,
    attempted: attemptedWith(draft, edit.attempted),
    // Another tab may be asked about something newer at the same place.
    conflicts: draft.conflicts.filter(
      ({ path, theirs }) => path !== edit.decided?.path || !sameJson(theirs, edit.decided.theirs),
    ),
  }
}

/** A change that sets an answer to its value on this device. */
function changeTo(answers: Answers, path: Path): Change {
  const value = answerAt(answers, path)
  return value === undefined ? { path } : { path, value }
}

/**
 * The changes that the server is not known to have: those made here, and those sent without a response, even if they
 * were undone since.
 */
export function unsent({ base, answers, attempted }: Draft): Change[] {
  const paths = new Set(attempted.map(({ path }) => path))
  const takenBack = [...paths].filter((path) => sameJson(answerAt(base, path), answerAt(answers, path)))
  return [...changes(base, answers), ...takenBack.map((path) => changeTo(answers, path))]
}

/** The draft after the server has confirmed changes. It is not changed if it already has a newer version. */
export function acknowledged(
  draft: Draft,
  sent: readonly Change[],
  kept: Omit<ServerDraft, 'answers'>,
): Draft {
  if (kept.version <= draft.version) return draft
  return { ...draft, ...kept, base: applyChanges(draft.base, sent), attempted: [] }
}

/**
 * The common base of both sides: the answers that the server was known to have, and the changes of this device that
 * were sent without a response and have arrived. If the server has an older version (after a restore), its answers are
 * the base, so that everything is sent again.
 */
function commonBase({ base, version, attempted }: Draft, theirs: ServerDraft): Answers {
  if (theirs.version < version) return theirs.answers
  const arrived = attempted.filter(({ path, value }) => sameJson(value, answerAt(theirs.answers, path)))
  return applyChanges(base, arrived)
}

const isWithin = (path: Path, place: Path): boolean => path === place || path.startsWith(`${place}.`)

/** The undecided conflicts with their current values, and the new ones. */
function openConflicts(
  before: readonly Conflict[],
  found: readonly Conflict[],
  mine: Answers,
  theirs: Answers,
) {
  const still = before.flatMap(({ theirs: _, ...conflict }): Conflict[] => {
    const value = answerAt(theirs, conflict.path)
    const settled = sameJson(value, answerAt(mine, conflict.path))
    if (settled || found.some(({ path }) => isWithin(conflict.path, path))) return []
    return [value === undefined ? conflict : { ...conflict, theirs: value }]
  })
  return [...still, ...found.filter(({ path }) => !still.some((other) => isWithin(path, other.path)))]
}

/**
 * The draft merged with newer answers of the server. If both sides changed the same answer differently, the answer of
 * this device is shown and the rider is asked, unless the other change was made on this device too.
 */
export function caughtUp(draft: Draft, theirs: ServerDraft): Draft {
  const base = commonBase(draft, theirs)
  const answers = merge(base, draft.answers, theirs.answers)
  const found = conflicts(base, draft.answers, theirs.answers)
  return {
    ...draft,
    base: theirs.answers,
    version: theirs.version,
    savedAt: theirs.savedAt,
    answers,
    // If the version is the same, a request may still be under way.
    attempted: theirs.version === draft.version ? draft.attempted : [],
    conflicts: openConflicts(draft.conflicts, found, answers, theirs.answers),
  }
}

/**
 * The draft after another tab of this device got a response of the server. The tabs of one device have no conflicts
 * with each other, and every tab shows the conflicts of the others.
 */
export function joined(draft: Draft, kept: Draft): Draft {
  if (kept.version <= draft.version) return draft
  const { version, base, savedAt, conflicts } = kept
  return { ...caughtUp(draft, { version, answers: base, savedAt }), conflicts }
}

/** The edit that follows from the rider's choice between two answers. */
export function decision(decided: Conflict, choice: 'mine' | 'theirs'): Edit {
  if (choice === 'mine') return { decided }
  const { path, theirs } = decided
  return { decided, changes: [theirs === undefined ? { path } : { path, value: theirs }] }
}

/** The edits that another tab needs to have everything that the server does not have. */
export function editsOf(draft: Draft): Edit[] {
  const { version, submission, units } = draft
  const attempted = { version, changes: draft.attempted }
  const all = { changes: changes(draft.base, draft.answers), attempted, submission }
  const entries = Object.entries(draft.open).map(([group, entry]) => ({ open: { group, entry } }))
  return [units ? { ...all, units } : all, ...entries]
}

/** The largest size of one request, well below what the server accepts. */
const MOST_CHARACTERS = 60_000

/**
 * The changes that can be sent now: without values that no draft may have, which wait on the device until they are
 * corrected, and no more than fit into one request. The others follow.
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
