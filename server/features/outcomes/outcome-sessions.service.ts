import { z } from 'zod'
import { localDate, uuid } from '#contract/call.ts'
import type { Calls, Parsed } from '#contract/calls.ts'
import { DISCIPLINES } from '#domain/disciplines.ts'
import { readSelection, type Selection } from '#domain/outcomes/selection.ts'
import { ZONES } from '#domain/zones.ts'
import type { Transaction } from '../../database/database.ts'
import { cursorsOf } from '../../http/cursor.ts'
import { openName } from '../../people/rider-contact.ts'
import { countedBy } from './counted-fits.repository.ts'
import type { KeptFigures } from './kept-figures.ts'
import { countSelected, listSelected } from './outcomes.repository.ts'

const ROUTE = 'GET /api/outcomes/sessions'
type Page = Calls[typeof ROUTE]['response']
type Row = Awaited<ReturnType<typeof listSelected>>[number]

const cursors = cursorsOf(z.tuple([localDate, uuid]))
const ALL: Selection = { of: 'plain', name: 'fits' }

function present(tx: Transaction, row: Row): Page['items'][number] {
  const scores = ZONES.map((zone, index) => ({
    zone,
    before: row.before?.[index] ?? null,
    after: row.after?.[index] ?? null,
  }))
  return {
    sessionId: row.session_id,
    riderId: row.rider_id,
    riderName: openName(tx.keys.unwrap(row.rider_id, row.wrapped), row) ?? '',
    fittedOn: row.fitted_on,
    discipline: DISCIPLINES.find((each) => each === row.discipline) ?? null,
    answeredDay: row.after_day,
    early: row.after_early ?? false,
    zones: scores.filter(({ before, after }) => (before ?? 0) > 0 || (after ?? 0) > 0),
  }
}

export type CountsBehind = Page['counts']

/** Exactly the fits behind one figure, a page of them, and how many there are in all. */
export async function sessionsBehind(
  tx: Transaction,
  { cursor, limit, of, ...filters }: Parsed[typeof ROUTE]['query'],
  kept: KeptFigures<CountsBehind>,
): Promise<Page> {
  const counted = countedBy(tx, filters)
  const selection = readSelection(of) ?? ALL
  const after = cursor ? cursors.read(cursor) : null
  const [found, counts] = await Promise.all([
    listSelected(tx, counted, { selection, after, limit: limit + 1 }),
    kept.of(tx, { ...counted, selection }, () => countSelected(tx, counted, selection)),
  ])
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return {
    items: rows.map((row) => present(tx, row)),
    next: last ? cursors.write([last.fitted_on, last.session_id]) : null,
    counts,
  }
}
