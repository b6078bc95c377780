import type { FollowUpSetting } from '#domain/forms/follow-up-setting.ts'
import { sameJson } from '#domain/json/json.ts'
import { type Answers, answerAt, type Item, type Path } from '#domain/questionnaires/answers.ts'
import { applyChanges, type Change, changes, MAX_CHANGES } from '#domain/questionnaires/changes.ts'
import { type Conflict, conflicts, merge } from '#domain/questionnaires/merge.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { validateDraft } from '#domain/questionnaires/validate.ts'
import type { UnitSystem } from '#domain/units/quantities.ts'
import type { Zone } from '#domain/zones.ts'

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
  /** Absent if the language alone decides, or an earlier version kept it. */
  region?: string
  timeZone: string
}

/** What a follow-up is asked about, kept so that the form opens again without the server. */
export interface AboutFollowUp {
  id: string
  milestone: number
  /** When it asks; the milestone, unless it was moved. */
  daysAfterFit: number
  setting: FollowUpSetting
  /** The rider's own words before the fit, and the scores of that time. */
  words: Readonly<Partial<Record<Zone, string>>>
  before: Readonly<Partial<Record<Zone, number>>>
}

/** A form as it stands on this device. */
export interface Draft {
  sessionId: string
  /** Of a follow-up; else it is the session's intake. */
  followUp?: AboutFollowUp
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

/** What a form is known by on a device and among its tabs: a session has one intake, and a follow-up per milestone. */
export const formKey = (sessionId: string, milestone?: number): string =>
  milestone === undefined ? sessionId : `${sessionId}/${milestone}`

export const formOf = ({ sessionId, followUp }: Pick<Draft, 'sessionId' | 'followUp'>): string =>
  formKey(sessionId, followUp?.milestone)

/** One thing the rider did, alike in every tab that shows the form. */
export interface Edit {
  changes?: readonly Change[]
  open?: { group: string; entry: OpenEntry | null }
  units?: UnitSystem
  /** Pressed, or called off. */
  submission?: PressedSubmission | null
  /** Sent over this version: from now on the server may hold it, unless it has gone beyond. */
  attempted?: { version: number; changes: readonly Change[] }
  /** What the rider has decided. */
  decided?: Pick<Conflict, 'path' | 'theirs'>
}

/** What a server holds of a form. */
export interface ServerDraft {
  version: number
  answers: Answers
  savedAt: string | null
}

/** The draft of a form that was not yet opened on this device. */
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

/** A change that makes an answer what it is here. */
function changeTo(answers: Answers, path: Path): Change {
  const value = answerAt(answers, path)
  return value === undefined ? { path } : { path, value }
}

/**
 * What the server is not known to hold: what was changed here, and what was sent without hearing back, even where it
 * was taken back since.
 */
export function unsent({ base, answers, attempted }: Draft): Change[] {
  const paths = new Set(attempted.map(({ path }) => path))
  const takenBack = [...paths].filter((path) => sameJson(answerAt(base, path), answerAt(answers, path)))
  return [...changes(base, answers), ...takenBack.map((path) => changeTo(answers, path))]
}

/** The draft once the server has said that it keeps what was sent; as it is when it knows of something newer. */
export function acknowledged(
  draft: Draft,
  sent: readonly Change[],
  kept: Omit<ServerDraft, 'answers'>,
): Draft {
  if (kept.version <= draft.version) return draft
  return { ...draft, ...kept, base: applyChanges(draft.base, sent), attempted: [] }
}

/**
 * What both sides have in common: what the server was known to hold, and what this device sent there without hearing
 * back and is found there. A server that went back to an older state is taken as it is, so that all is sent again.
 */
function commonBase({ base, version, attempted }: Draft, theirs: ServerDraft): Answers {
  if (theirs.version < version) return theirs.answers
  const arrived = attempted.filter(({ path, value }) => sameJson(value, answerAt(theirs.answers, path)))
  return applyChanges(base, arrived)
}

const isWithin = (path: Path, place: Path): boolean => path === place || path.startsWith(`${place}.`)

/** Conflicts not yet decided, as they stand now, and those found since. */
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
 * The draft after the server was found to hold something else: both sides' changes together. Where both changed the
 * same answer differently, mine is shown and the rider is asked, unless the other change was this device's own.
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
    // At the same version a request may still be on its way.
    attempted: theirs.version === draft.version ? draft.attempted : [],
    conflicts: openConflicts(draft.conflicts, found, answers, theirs.answers),
  }
}

/**
 * The draft after another tab of this device heard from the server: one person at one device disputes nothing, and is
 * asked in every tab what one of them has to ask.
 */
export function joined(draft: Draft, kept: Draft): Draft {
  if (kept.version <= draft.version) return draft
  const { version, base, savedAt, conflicts } = kept
  return { ...caughtUp(draft, { version, answers: base, savedAt }), conflicts }
}

/** What the rider does by choosing between two answers. */
export function decision(decided: Conflict, choice: 'mine' | 'theirs'): Edit {
  if (choice === 'mine') return { decided }
  const { path, theirs } = decided
  return { decided, changes: [theirs === undefined ? { path } : { path, value: theirs }] }
}

/** What another tab must be told to know all that the server does not. */
export function editsOf(draft: Draft): Edit[] {
  const { version, submission, units } = draft
  const attempted = { version, changes: draft.attempted }
  const all = { changes: changes(draft.base, draft.answers), attempted, submission }
  const entries = Object.entries(draft.open).map(([group, entry]) => ({ open: { group, entry } }))
  return [units ? { ...all, units } : all, ...entries]
}

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
