import { z } from 'zod'
import type { Calls, Parsed } from '#contract/calls.ts'
import type { FieldChanges } from '../../audit/audit.ts'
import type { HolderKey } from '../../vault/vault.ts'
import type { SessionRow } from './sessions.repository.ts'

type Session = Calls['GET /api/sessions/:sessionId']['response']
type FitTexts = Pick<Session, 'summary' | 'goalLevels' | 'activities'>
type Change = Pick<Parsed['PATCH /api/sessions/:sessionId']['body'], 'summary' | 'goalLevels' | 'activities'>

const levelsShape = z.record(z.string(), z.string())
const activitiesShape = z.array(
  z.object({ id: z.string(), words: z.string(), ability: z.number().nullable() }),
)

type Field = 'summary' | 'goal_levels' | 'activities'
const placeOf = (session: Pick<SessionRow, 'id'>, field: Field) => ({
  table: 'session',
  row: session.id,
  field,
})

/** What a sealed column of the session says; undefined if it is empty. */
function opened(key: HolderKey, session: SessionRow, field: Field): string | undefined {
  const sealed = session[`${field}_sealed`]
  return sealed ? key.open(placeOf(session, field), sealed) : undefined
}

function openedJson<T>(
  key: HolderKey,
  session: SessionRow,
  field: Field,
  shape: z.ZodType<T>,
): T | undefined {
  const text = opened(key, session, field)
  return text === undefined ? undefined : shape.parse(JSON.parse(text))
}

/**
 * The texts of a session that are written for the rider or with the rider.
 * @param ownWork whether the reader is the session's fitter, the only one to read the summary before the fit is completed
 */
export function fitTextsOf(key: HolderKey, session: SessionRow, ownWork: boolean): FitTexts {
  const readable = ownWork || session.fitted_at !== null
  return {
    summary: readable ? (opened(key, session, 'summary') ?? '') : null,
    goalLevels: openedJson(key, session, 'goal_levels', levelsShape) ?? {},
    activities: openedJson(key, session, 'activities', activitiesShape) ?? [],
  }
}

/** The goals whose text is not empty. */
const saidLevels = (levels: Record<string, string>) =>
  Object.fromEntries(Object.entries(levels).filter(([, words]) => words !== ''))

/** What a change stores for each field; a field that is not named stays as it is. An empty text stores null. */
function wantedTexts({ summary, goalLevels, activities }: Change): [Field, string | null][] {
  const levels = goalLevels && saidLevels(goalLevels)
  const wanted: [Field, string | null | undefined][] = [
    ['summary', summary === '' ? null : summary],
    ['goal_levels', levels && (Object.keys(levels).length > 0 ? JSON.stringify(levels) : null)],
    ['activities', activities && (activities.length > 0 ? JSON.stringify(activities) : null)],
  ]
  return wanted.flatMap(([field, text]): [Field, string | null][] =>
    text === undefined ? [] : [[field, text]],
  )
}

/** The sealed columns after a change to the texts, and what the audit trail says about it. */
export function changedTexts(
  key: HolderKey,
  session: SessionRow,
  change: Change,
): {
  columns: Pick<SessionRow, 'summary_sealed' | 'goal_levels_sealed' | 'activities_sealed'>
  changes: FieldChanges
} {
  const { summary_sealed, goal_levels_sealed, activities_sealed } = session
  const columns = { summary_sealed, goal_levels_sealed, activities_sealed }
  const changes: FieldChanges = {}
  for (const [field, text] of wantedTexts(change)) {
    const to = text === null ? null : key.seal(placeOf(session, field), text)
    changes[field] = { from: session[`${field}_sealed`], to }
    columns[`${field}_sealed`] = to
  }
  return { columns, changes }
}
