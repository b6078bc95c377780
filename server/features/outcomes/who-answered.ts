import type { Calls } from '#contract/calls.ts'
import { DISCIPLINES } from '#domain/disciplines.ts'
import { WAVES } from '#domain/milestones.ts'
import { type DueFollowUp, type ResponseRate, responseRate } from '#domain/outcomes/response-rate.ts'
import { mean, type Sample, sampleFromCounts } from '#domain/outcomes/sample.ts'
import {
  meansDiffer,
  type Proportion,
  proportionsDiffer,
  type StandardisedDifference,
} from '#domain/outcomes/standardised-difference.ts'
import { ZONES } from '#domain/zones.ts'
import type { BaselineRow, RiderGroupRow } from './outcomes.repository.ts'
import { onlyCounts, shareOf } from './present.ts'
import { groupsOf } from './read-groups.ts'

type Outcomes = Calls['GET /api/outcomes']['response']
type Difference = Outcomes['differences'][number]

const dueOf = (text: string): DueFollowUp => (text === 'answered' || text === 'not_reached' ? text : 'silent')

export const responseOf = (rows: readonly RiderGroupRow[], wave: string): ResponseRate =>
  responseRate(groupsOf(rows, wave, dueOf))

/** The response of every wave for which a follow-up was due. */
export const presentResponses = (rows: readonly RiderGroupRow[]): Outcomes['response'] =>
  WAVES.map((wave) => {
    const rate = responseOf(rows, wave)
    return {
      wave,
      ...onlyCounts(rate),
      answered: rate.having,
      notReached: rate.notReached,
      share: shareOf(rate.estimate),
    }
  }).filter(({ fits }) => fits > 0)

/** The sample of one number. The sum of a fit's scores becomes their mean, which is easier to read. */
const sampleOf = (
  rows: readonly BaselineRow[],
  what: BaselineRow['what'],
  answered: boolean,
  unit = 1,
): Sample =>
  sampleFromCounts(
    rows
      .filter((row) => row.what === what && row.answered === answered)
      .map(({ value, fits }) => ({ value: Number(value) / unit, count: fits })),
  )

const known = (value: number): number | null => (Number.isNaN(value) ? null : value)

function meanDifference(
  rows: readonly BaselineRow[],
  what: 'before' | 'complaints' | 'weeklyHours',
): Difference {
  const unit = what === 'before' ? ZONES.length : 1
  const [answered, silent] = [sampleOf(rows, what, true, unit), sampleOf(rows, what, false, unit)]
  return {
    what,
    discipline: null,
    answered: known(mean(answered)),
    silent: known(mean(silent)),
    ...meansDiffer(answered, silent),
  }
}

const sizeOf = ({ difference, isNoticeable }: StandardisedDifference): number =>
  difference === null ? Number(isNoticeable) : Math.abs(difference)

const shareIn = ({ having, of }: Proportion): number | null => (of === 0 ? null : having / of)

/** The discipline whose share differs most. */
function disciplineDifference(rows: readonly BaselineRow[]): Difference[] {
  const all = rows.filter(({ what }) => what === 'discipline')
  const countOf = (answered: boolean, discipline?: string) =>
    all
      .filter((row) => row.answered === answered && (discipline === undefined || row.value === discipline))
      .reduce((sum, { fits }) => sum + fits, 0)
  const proportionOf = (answered: boolean, discipline: string): Proportion => ({
    having: countOf(answered, discipline),
    of: countOf(answered),
  })
  const differences = DISCIPLINES.filter((discipline) => all.some(({ value }) => value === discipline)).map(
    (discipline): Difference => {
      const [answered, silent] = [proportionOf(true, discipline), proportionOf(false, discipline)]
      return {
        what: 'discipline',
        discipline,
        answered: shareIn(answered),
        silent: shareIn(silent),
        ...proportionsDiffer(answered, silent),
      }
    },
  )
  return differences.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1)
}

/**
 * How those who answered the primary follow-up differed before the fit from those who did not. Nothing if everybody
 * answered, or nobody.
 */
export function differencesOf(rows: readonly BaselineRow[]): Difference[] {
  if (new Set(rows.map(({ answered }) => answered)).size < 2) return []
  return [
    meanDifference(rows, 'before'),
    meanDifference(rows, 'complaints'),
    meanDifference(rows, 'weeklyHours'),
    ...disciplineDifference(rows),
  ]
}
