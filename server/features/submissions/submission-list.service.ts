import type { Calls, Parsed } from '#contract/calls.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { figures } from '#domain/questionnaires/figures.ts'
import { marks } from '#domain/questionnaires/marks.ts'
import type { Transaction } from '../../database/database.ts'
import { openAnswers, questionnaireKind } from '../../forms/sealed-answers.ts'
import { timeCursors } from '../../http/cursor.ts'
import { requireActor } from '../../http/require-actor.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { openName } from '../../people/rider-contact.ts'
import type { HolderKey, Vault } from '../../vault/vault.ts'
import { type ListedRow, listCurrent, type PageRequest } from './submissions.repository.ts'

type Page = Calls['GET /api/submissions']['response']
type Summary = Page['items'][number]

type FitterQuery = Omit<Parsed['GET /api/submissions']['query'], 'search'>

export type PageQuery = Pick<FitterQuery, 'cursor' | 'limit'> & Partial<Pick<FitterQuery, 'order'>>

/** The summary of a form for lists: severity by zone, goals, the number of marks. */
function digest(row: ListedRow, key: HolderKey): Pick<Summary, 'zones' | 'goals' | 'marks'> {
  const questionnaire = questionnaireOf(questionnaireKind(row.kind), row.form_version)
  if (!questionnaire) return { zones: {}, goals: [], marks: 0 }
  const answers = openAnswers(key, { submission: row.id }, row.answers_sealed)
  const plain = figures(questionnaire, answers)
  const scored = plain.filter(({ name, value }) => name === 'zoneScore' && value > 0)
  return {
    zones: Object.fromEntries(
      scored.flatMap(({ option, value }) => (option === null ? [] : [[option, value] as const])),
    ),
    goals: plain.flatMap(({ name, option }) => (name === 'goal' && option !== null ? [option] : [])),
    marks: marks(questionnaire, answers).length,
  }
}

const summary = (row: ListedRow, key: HolderKey, name: string): Summary => ({
  id: row.id,
  sessionId: row.session_id,
  riderId: row.rider_id,
  kind: row.kind === 'follow_up' ? 'follow_up' : 'intake',
  daysAfterFit: row.milestone,
  name,
  submittedAt: row.submitted_at.toISOString(),
  revision: row.revision,
  unread: row.unread_since !== null,
  fitted: row.fitted_at !== null,
  ...digest(row, key),
})

const requestOf = ({ cursor, limit, order = 'newest' }: PageQuery): PageRequest => ({
  after: cursor ? timeCursors.read(cursor) : null,
  limit,
  order,
})

/** @param found the rows of the page, and one more if another page follows */
function pageOf(
  vault: Vault,
  found: readonly ListedRow[],
  { limit }: PageQuery,
  nameOf: (row: ListedRow, key: HolderKey) => string,
): Page {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return {
    items: rows.map((row) => {
      const key = vault.holderKey(row.rider_id, row.wrapped)
      return summary(row, key, nameOf(row, key))
    }),
    next: last ? timeCursors.write([last.submitted_at.toISOString(), last.id]) : null,
  }
}

/**
 * Asks for the submissions of the acting fitter's riders, in the wanted order.
 * @param riders those whose submissions are listed; all by default
 */
export const askForFitter = (
  tx: Pick<Transaction, 'db'>,
  query: FitterQuery,
  riders?: readonly string[],
): Promise<ListedRow[]> =>
  listCurrent(tx, { by: 'fitter', only: query.only, ...(riders && { riders }) }, requestOf(query))

/** The page of which `askForFitter` read the rows. */
export const presentForFitter = (vault: Vault, rows: readonly ListedRow[], query: FitterQuery): Page =>
  pageOf(vault, rows, query, (row, key) => openName(key, row) ?? '')

/** The client's submissions to all fitters, newest first, with the fitters' names. */
export async function listForClient(tx: Transaction, query: PageQuery): Promise<Page> {
  requireActor('client', tx)
  const rows = await listCurrent(tx, { by: 'client' }, requestOf(query))
  const fitters = await fitterNamesOf(
    tx,
    rows.map((row) => row.fitter_id),
  )
  return pageOf(tx.vault, rows, query, (row) => fitters.get(row.fitter_id)?.name ?? '')
}
