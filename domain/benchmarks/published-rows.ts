import type { Zone } from '../zones.ts'
import { COMPLAINT_STUDIES, ZONE_OF_PART } from './complaint-studies.ts'
import { POOLED_ZONES, type PooledZone } from './pool-cells.ts'

type ComplaintStudy = (typeof COMPLAINT_STUDIES)[number]
type ComplaintRow = { study: ComplaintStudy; row: ComplaintStudy['rows'][number] }

/** The published numbers about a zone, in the order of the studies; about any zone if there is none. */
export const publishedAbout = (zone: Zone | null): ComplaintRow[] =>
  COMPLAINT_STUDIES.flatMap((study): ComplaintRow[] => {
    const rows: readonly ComplaintRow['row'][] = study.rows
    return rows.filter(({ part }) => ZONE_OF_PART[part] === zone).map((row) => ({ study, row }))
  })

/**
 * The zone whose own figure a published number can be read beside: it is of riders who came to a bike fit, asked about now,
 * and about the whole zone. Null for every other one, which is context only (docs/domain.md, "Published figures").
 */
export function comparableZone({ study, row }: ComplaintRow): PooledZone | null {
  if (study.people !== 'fit_clients' || study.window !== 'now') return null
  return POOLED_ZONES.find((zone) => zone === row.part) ?? null
}
