import { z } from 'zod'
import type { Calls, Parsed } from '#contract/calls.ts'
import type { FieldChanges } from '../../audit/audit.ts'
import { type FitTextField, fitTextPlace } from '../../fit-texts/sealed-places.ts'
import { openActivities } from '../../forms/stored-activities.ts'
import type { HolderKey } from '../../vault/vault.ts'
import type { SessionRow } from './sessions.repository.ts'

type Session = Calls['GET /api/sessions/:sessionId']['response']
type FitTexts = Pick<Session, 'summary' | 'goalLevels' | 'activities'>
type Change = Pick<Parsed['PATCH /api/sessions/:sessionId']['body'], 'summary' | 'goalLevels' | 'activities'>

const levelsShape = z.record(z.string(), z.string())

/** What a sealed column of the session says; undefined if it is empty. */
function opened(key: HolderKey, session: SessionRow, field: FitTextField): string | undefined {
  const sealed = session[`${field}_sealed`]
  return sealed ? key.open(fitTextPlace(session.id, field), sealed) : undefined
}

function openedLevels(key: HolderKey, session: SessionRow): z.infer<typeof levelsShape> {
  const text = opened(key, session, 'goal_levels')
  return text === undefined ? {} : levelsShape.parse(JSON.parse(text))
}

/** The goals for which the brief says what counts as reached. */
export const goalsWithLevel = (key: HolderKey, session: SessionRow): string[] =>
  Object.keys(openedLevels(key, session))

/**
 * The agreed goals after a change of the levels. Until the fit is completed nothing counts as agreed; then it is what
 * `goalsWithLevel` names, and a level that is reworded later is no longer one that was agreed before the fit.
 */
function agreedAfter(key: HolderKey, session: SessionRow, { goalLevels }: Change): string[] {
  if (!goalLevels) return session.agreed_goals
  const before = openedLevels(key, session)
  return session.agreed_goals.filter((goal) => goalLevels[goal] === before[goal])
}

/**
 * The texts of a session that are written for the rider or with the rider.
 * @param ownWork whether the reader is the session's fitter, the only one to read the summary before the fit is completed
 */
export function fitTextsOf(key: HolderKey, session: SessionRow, ownWork: boolean): FitTexts {
  const readable = ownWork || session.fitted_at !== null
  return {
    summary: readable ? (opened(key, session, 'summary') ?? '') : null,
    goalLevels: openedLevels(key, session),
    activities: openActivities(key, session),
  }
}

/** The goals whose text is not empty. */
const saidLevels = (levels: Record<string, string>) =>
  Object.fromEntries(Object.entries(levels).filter(([, words]) => words !== ''))

/** What a change stores for each field; a field that is not named stays as it is. An empty text stores null. */
function wantedTexts({ summary, goalLevels, activities }: Change): [FitTextField, string | null][] {
  const levels = goalLevels && saidLevels(goalLevels)
  const wanted: [FitTextField, string | null | undefined][] = [
    ['summary', summary === '' ? null : summary],
    ['goal_levels', levels && (Object.keys(levels).length > 0 ? JSON.stringify(levels) : null)],
    ['activities', activities && (activities.length > 0 ? JSON.stringify(activities) : null)],
  ]
  return wanted.flatMap(([field, text]): [FitTextField, string | null][] =>
    text === undefined ? [] : [[field, text]],
  )
}

/** The sealed columns after a change to the texts, and what the audit trail says about it. */
export function changedTexts(
  key: HolderKey,
  session: SessionRow,
  change: Change,
): {
  columns: Pick<SessionRow, 'summary_sealed' | 'goal_levels_sealed' | 'activities_sealed' | 'agreed_goals'>
  changes: FieldChanges
} {
  const { summary_sealed, goal_levels_sealed, activities_sealed } = session
  const agreed_goals = agreedAfter(key, session, change)
  const columns = { summary_sealed, goal_levels_sealed, activities_sealed, agreed_goals }
  const changes: FieldChanges = {}
  for (const [field, text] of wantedTexts(change)) {
    const to = text === null ? null : key.seal(fitTextPlace(session.id, field), text)
    changes[field] = { from: session[`${field}_sealed`], to }
    columns[`${field}_sealed`] = to
  }
  return { columns, changes }
}
