import type { Calls } from '#contract/calls.ts'
import { FEWEST_FOR_COMPARISON } from '#domain/outcomes/minimum-numbers.ts'
import { type Prediction, predictionAgreement } from '#domain/outcomes/prediction-agreement.ts'
import { countsOf } from '#domain/outcomes/rider-groups.ts'
import { outcomeOf, ZONE_SHARES } from '#domain/outcomes/zone-change.ts'
import type { Transaction } from '../../database/database.ts'
import { countedBy, type Filters } from './counted-fits.repository.ts'
import { predictions } from './fit-values.repository.ts'
import { listRiderGroups } from './outcomes.repository.ts'
import { onlyCounts, shareOf } from './present.ts'
import { groupsOf, pairOf } from './read-groups.ts'

type PredictionFigures = Calls['GET /api/outcomes/predictions']['response']

/** The predictions of a fit, from a text like `better:42 unchanged:0`. */
const predictionsIn = (text: string): Prediction[] =>
  text.split(' ').flatMap((part) => {
    const [word, scores = ''] = part.split(':')
    const { before, after } = pairOf(scores)
    return ZONE_SHARES.filter((outcome) => outcome === word).map((predicted) => ({
      predicted,
      actual: outcomeOf(before, after).share,
    }))
  })

/** How often the acting fitter's predictions came true, beside always guessing the commonest outcome. */
export async function predictionOutcomes(tx: Transaction, filters: Filters): Promise<PredictionFigures> {
  const counted = countedBy(tx, filters)
  const rows = await listRiderGroups(tx, counted, predictions(counted))
  const { agreement, comparison } = predictionAgreement(groupsOf(rows, 'predicted', predictionsIn))
  return {
    period: counted.days,
    ...onlyCounts(agreement),
    waiting: countsOf(groupsOf(rows, 'waiting', () => true)),
    fewestRiders: FEWEST_FOR_COMPARISON,
    predicted: agreement.of,
    agreed: agreement.having,
    share: shareOf(agreement.estimate),
    comparison: comparison && {
      table: comparison.table,
      commonest: comparison.commonest,
      agreed: comparison.commonestAgreement.having,
      share: shareOf(comparison.commonestAgreement.estimate),
    },
  }
}
