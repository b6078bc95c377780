import type { Calls } from '#contract/calls.ts'
import { complaintOutcomes } from '#domain/outcomes/complaint-outcomes.ts'
import { changeBeforeFit } from '#domain/outcomes/double-baseline.ts'
import { whyNotComparable } from '#domain/outcomes/response-rate.ts'
import { countsOf } from '#domain/outcomes/rider-groups.ts'
import { netComplaints } from '#domain/outcomes/zone-shares.ts'
import { ZONES } from '#domain/zones.ts'
import type { Transaction } from '../../database/database.ts'
import { openName } from '../../people/rider-contact.ts'
import { type Counted, countedBy, type Filters } from './counted-fits.repository.ts'
import {
  complaints,
  responses,
  scoredZones,
  together,
  twoBaselines,
  zonePairs,
} from './fit-values.repository.ts'
import type { KeptFigures } from './kept-figures.ts'
import {
  countCounted,
  listBaselines,
  listMissing,
  listRiderGroups,
  listWorsened,
  type RiderGroupRow,
} from './outcomes.repository.ts'
import { changeOf, meanOf, onlyCounts, presentComplaints } from './present.ts'
import { groupsOf, pairOf, pairsOf } from './read-groups.ts'
import { differencesOf, presentResponses, responseOf } from './who-answered.ts'
import { zoneOutcomes } from './zone-outcomes.ts'

type Outcomes = Calls['GET /api/outcomes']['response']
type Worsened = Awaited<ReturnType<typeof listWorsened>>[number]

/** How many fits are named to be reviewed first. */
const MOST_WORSENED = 5

function presentWorsened(tx: Transaction, row: Worsened): Outcomes['worsened'] {
  const zone = ZONES[row.zone - 1]
  if (!zone) return []
  return [
    {
      sessionId: row.session_id,
      riderName: openName(tx.keys.unwrap(row.rider_id, row.wrapped), row) ?? '',
      fittedOn: row.fitted_on,
      zone,
      before: row.before,
      after: row.after,
    },
  ]
}

/** How much zones with a complaint changed from the intake to the day of the fit. */
function beforeFitOf(rows: readonly RiderGroupRow[]): Outcomes['beforeFit'] {
  const change = changeBeforeFit(
    groupsOf(rows, 'two_baselines', (text) => {
      const { before, after } = pairOf(text)
      return { intake: before, fitDay: after }
    }),
  )
  return { ...onlyCounts(change), change: changeOf(change)?.change ?? null }
}

/** What is shown of outcomes without naming anybody. */
export type OutcomeFigures = Omit<Outcomes, 'worsened' | 'worsenedFits'>

async function outcomeFigures(tx: Transaction, counted: Counted): Promise<OutcomeFigures> {
  const values = together([
    zonePairs,
    scoredZones,
    complaints(counted),
    twoBaselines,
    responses(counted.today),
  ])
  const [rows, { fits, riders, early }, baselines, missing] = await Promise.all([
    listRiderGroups(tx, counted, values),
    countCounted(tx, counted),
    listBaselines(tx, counted),
    listMissing(tx, counted),
  ])
  const scored = groupsOf(rows, 'scored', pairsOf)
  const net = netComplaints(scored)
  return {
    period: counted.days,
    fits: { fits, riders },
    scored: { ...countsOf(scored), early },
    response: presentResponses(rows),
    notComparable: whyNotComparable(countsOf(scored).riders, responseOf(rows, 'primary')),
    differences: differencesOf(baselines),
    zones: zoneOutcomes(rows, missing),
    complaints: presentComplaints(complaintOutcomes(groupsOf(rows, 'complaints', pairsOf))),
    netComplaints: { ...onlyCounts(net), mean: meanOf(net) },
    beforeFit: beforeFitOf(rows),
  }
}

/** What came of the acting fitter's fits, zone by zone, and who answered. */
export async function outcomesOfFitter(
  tx: Transaction,
  filters: Filters,
  kept?: Pick<KeptFigures<OutcomeFigures>, 'of'>,
): Promise<Outcomes> {
  const counted = countedBy(tx, filters)
  const compute = () => outcomeFigures(tx, counted)
  const [figures, worsened] = await Promise.all([
    kept ? kept.of(tx, counted, compute) : compute(),
    listWorsened(tx, counted, MOST_WORSENED),
  ])
  return {
    ...figures,
    worsened: worsened.flatMap((row) => presentWorsened(tx, row)),
    worsenedFits: worsened[0]?.fits ?? 0,
  }
}
