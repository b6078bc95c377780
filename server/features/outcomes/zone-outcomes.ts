import type { Calls } from '#contract/calls.ts'
import { changeBand, shareBand } from '#domain/outcomes/non-response.ts'
import { countFits, type RiderGroups } from '#domain/outcomes/rider-groups.ts'
import { complaintRates, symptomatic, type ZonePair } from '#domain/outcomes/zone-shares.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import { placeOf } from './counted-fits.repository.ts'
import type { RiderGroupRow } from './outcomes.repository.ts'
import { presentShare, presentZone } from './present.ts'
import { zoneGroups } from './read-groups.ts'

type ZoneOutcome = Calls['GET /api/outcomes']['response']['zones'][number]
type Analysis = ZoneOutcome['all']

const MOST_CHANGE = 7
const CHANGES = Array.from({ length: 2 * MOST_CHANGE + 1 }, (_, index) => index - MOST_CHANGE)

/** What the figures were if those who did not answer were unchanged; null where there are too few who did. */
function conservativeOf(
  { riders, shares, means }: Analysis,
  missing: number,
): ZoneOutcome['symptomatic']['conservative'] {
  if (!shares || !means) return null
  const answering = { answered: riders, missing }
  return {
    better: shareBand('better', shares.better.value, answering).conservative,
    change: -changeBand(-means.change.value, answering).conservative,
  }
}

function presentOne(zone: Zone, groups: RiderGroups<ZonePair>, missing: number): ZoneOutcome {
  const rates = complaintRates(groups)
  const complaining = presentZone(symptomatic(groups))
  return {
    zone,
    symptomatic: { ...complaining, missing, conservative: conservativeOf(complaining, missing) },
    all: presentZone(groups),
    resolved: presentShare(rates.resolved),
    persistent: presentShare(rates.persistent),
    new: presentShare(rates.new),
    changes: CHANGES.map((change) => ({
      change,
      fits: countFits(groups, ({ before, after }) => after - before === change),
    })),
  }
}

/** What became of every zone, with both analyses. */
export const zoneOutcomes = (
  rows: readonly RiderGroupRow[],
  missing: readonly { zone: number; riders: number }[],
): ZoneOutcome[] =>
  ZONES.map((zone) =>
    presentOne(
      zone,
      zoneGroups(rows, zone),
      missing.find((each) => each.zone === placeOf(zone))?.riders ?? 0,
    ),
  )
