import type { Analysis } from '#domain/outcomes/selection.ts'
import { complaintSelection, zoneSelection } from '#domain/outcomes/selection.ts'
import type { Zone } from '#domain/zones.ts'
import type { CallResponse } from '#web/api/api.ts'
import type { RadarRow } from '#web/outcome-charts/discomfort-radar.tsx'
import type { ChangeRow } from '#web/outcome-charts/paired-changes.tsx'
import type { ShareRow } from '#web/outcome-charts/share-bars.tsx'
import type { OutcomePage } from './use-outcome-page.ts'

export type Outcomes = CallResponse<'GET /api/outcomes'>
export type ZoneOutcome = Outcomes['zones'][number]
export type Complaints = Outcomes['complaints']

interface ZoneRowOptions {
  analysis: Analysis
  words: (zone: Zone) => string
  sessions: OutcomePage['sessions']
}

/** The rows of the charts by zone, of one of the two analyses. A zone that nobody was asked about has none. */
export function zoneRows(zones: readonly ZoneOutcome[], { analysis, words, sessions }: ZoneRowOptions) {
  const asked = zones.filter((each) => each[analysis].fits > 0)
  const shared = ({ zone, [analysis]: { fits, riders } }: ZoneOutcome) => ({
    key: zone,
    label: words(zone),
    counts: { fits, riders },
    sessions: sessions(zoneSelection(zone, analysis)),
  })
  return {
    shares: asked.map(
      (each): ShareRow => ({
        ...shared(each),
        parts: each[analysis].parts,
        shares: each[analysis].shares,
        sessionsOf: (part) => sessions(zoneSelection(each.zone, analysis, part)),
      }),
    ),
    means: asked.map((each): RadarRow => ({ ...shared(each), means: each[analysis].means })),
  }
}

interface GroupRowOptions<Key extends string> {
  words: (key: Key) => string
  sessions: OutcomePage['sessions']
  /** The filters that show only a group. */
  only: (key: Key) => Record<string, string>
  /** The zone that the page is filtered by. */
  zone: Zone | undefined
}

/** The rows of a chart of mean changes by group, with the same fits behind them. */
export const changeRows = <Key extends string>(
  groups: readonly (Complaints & { key: Key })[],
  shares: readonly ShareRow[],
): ChangeRow[] =>
  groups.flatMap(({ key, change }) => {
    const row = shares.find((each) => each.key === key)
    return row ? [{ ...row, change: change?.change ?? null }] : []
  })

/** The rows of a chart by group: what became of complaints, or of the zone that the page is filtered by. */
export function groupRows<Key extends string>(
  groups: readonly (Complaints & { key: Key })[],
  { words, sessions, only, zone }: GroupRowOptions<Key>,
): ShareRow[] {
  const selection = (part?: Parameters<typeof complaintSelection>[0]) =>
    zone ? zoneSelection(zone, 'symptomatic', part) : complaintSelection(part)
  return groups.map(({ key, fits, riders, parts, shares }) => ({
    key,
    label: words(key),
    counts: { fits, riders },
    parts,
    shares,
    sessions: sessions(selection(), only(key)),
    sessionsOf: (part) => sessions(selection(part), only(key)),
  }))
}
