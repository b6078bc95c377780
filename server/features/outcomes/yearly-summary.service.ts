import type { Parsed } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import type { Transaction } from '../../database/database.ts'
import type { YearlySummary } from '../../documents/yearly-summary-pdf.ts'
import { requireActor } from '../../http/require-actor.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { goalOutcomes } from './goal-outcomes.service.ts'
import { outcomesOverTime } from './outcome-views.service.ts'
import { outcomesOfFitter } from './outcomes.service.ts'

type Query = Parsed['GET /api/outcomes/summary/pdf']['query']

/** What is printed of the outcomes of a calendar year of the acting fitter. */
export async function summaryOfYear(
  tx: Transaction,
  { year, paper, language, region }: Query,
): Promise<YearlySummary> {
  const fitterId = requireActor('fitter', tx)
  const filters = { period: `${year}` } as const
  const [names, outcomes, overTime, goals] = await Promise.all([
    fitterNamesOf(tx, [fitterId]),
    outcomesOfFitter(tx, filters),
    outcomesOverTime(tx, filters),
    goalOutcomes(tx, filters),
  ])
  const { name = '', studio = null } = names.get(fitterId) ?? {}
  return {
    language: offeredLanguage(language ?? ''),
    region: region ?? null,
    paper,
    year,
    madeOn: dateIn(tx.now, 'UTC'),
    fitter: { name, business: studio },
    outcomes,
    overTime,
    goals,
  }
}
