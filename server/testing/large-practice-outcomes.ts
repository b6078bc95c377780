import { DISCIPLINES } from '#domain/disciplines.ts'
import type { FitFacts, FollowUpFacts } from '#domain/fit-outcomes/fit-outcome.ts'
import { fitOutcomeOf } from '#domain/fit-outcomes/fit-outcome.ts'
import type { StoredFigure } from '#domain/questionnaires/figures.ts'
import { ZONES } from '#domain/zones.ts'
import { type FitOutcomeRow, rowOf } from '../outcomes/fit-outcome-row.ts'

/** A reproducible number below `below` for a question. */
type Chance = (question: number, below: number) => number

type InventedFit = Pick<FitFacts, 'sessionId' | 'riderId' | 'fitterId' | 'fittedOn'> & {
  /** Days of the answers by milestone; null where the rider did not answer. */
  followUps: (Omit<FollowUpFacts, 'skipped' | 'answer'> & { answeredDay: number | null })[]
}

const number = (name: string, value: number): StoredFigure => ({ name, option: null, value })
const choice = (name: string, option: string): StoredFigure => ({ name, option, value: 1 })

/** Questions about a zone, before and after; about everything else from 80 on. */
const BEFORE = 40
const AFTER = 60
const HIGHEST = 7

const scoreBefore = (chance: Chance, zone: number) =>
  chance(BEFORE + zone, 3) === 0 ? 1 + chance(BEFORE + 10 + zone, HIGHEST) : 0

const intakeOf = (chance: Chance): StoredFigure[] => [
  choice('discipline', DISCIPLINES[chance(80, DISCIPLINES.length)] ?? 'gravel'),
  choice('bikeType', chance(81, 2) === 0 ? 'road' : 'gravel'),
  choice('goal', 'reduce_discomfort'),
  number('weeklyHours', 2 + chance(82, 12)),
  ...ZONES.map((option, zone) => ({ name: 'zoneScore', option, value: scoreBefore(chance, zone) })),
]

/** Mostly better than before, sometimes as before or worse. */
const answerOf = (chance: Chance): StoredFigure[] => [
  ...ZONES.map((option, zone) => {
    const better = chance(AFTER + zone, 5) - 1
    const value = Math.min(Math.max(scoreBefore(chance, zone) - better, 0), HIGHEST)
    return { name: 'zoneScore', option, value }
  }),
  number('overallChange', 3 + chance(83, 5)),
  number('satisfaction', 4 + chance(84, 4)),
  number('recommend', 5 + chance(85, 6)),
  number('goalAlignment', 4 + chance(86, 4)),
  { name: 'goalAttainment', option: 'reduce_discomfort', value: chance(87, 5) - 2 },
  choice('positionKept', chance(88, 5) === 0 ? 'changed_by_me' : 'kept'),
  choice('loadChange', chance(89, 3) === 0 ? 'more' : 'same'),
  choice('otherTreatment', chance(90, 4) === 0 ? 'rest' : 'none'),
]

/** The outcome of an invented fit, as it would be derived from its forms. */
export function inventedOutcome(
  { followUps, ...fit }: InventedFit,
  chance: Chance,
  now: Date,
): FitOutcomeRow {
  const raised = chance(91, 2) === 0
  const outcome = fitOutcomeOf({
    ...fit,
    closedOn: null,
    bikeType: null,
    intake: intakeOf(chance),
    secondBaseline: null,
    goalWeights: {},
    agreedGoals: [],
    interventions: [
      {
        kind: 'adjustment',
        measurement: chance(92, 3) === 0 ? 'saddle_setback' : 'saddle_height',
        side: null,
        fromValue: 700,
        toValue: raised ? 706 : 694,
        zones: [],
        places: {},
        goals: ['reduce_discomfort'],
      },
    ],
    followUps: followUps.map(({ answeredDay, ...asked }) => ({
      ...asked,
      skipped: false,
      answer: answeredDay === null ? null : { day: answeredDay, assisted: false, figures: answerOf(chance) },
    })),
    addressFailed: false,
  })
  return rowOf(outcome, now)
}
