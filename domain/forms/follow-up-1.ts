import { GOALS } from '../goals.ts'
import { isNumeric, subjectOf } from '../measurements/measurement.ts'
import { MEASUREMENTS } from '../measurements/vocabulary.ts'
import type { Wave } from '../milestones.ts'
import { RATING } from '../product.ts'
import type { Questionnaire, Step } from '../questionnaires/questionnaire.ts'
import { discomfortStep1, RODE } from './follow-up-discomfort-1.ts'

const FIRST_YEAR = ['early', 'primary', 'lasting'] as const satisfies readonly Wave[]
const ADAPTING = ['early', 'primary'] as const satisfies readonly Wave[]
const SETTLED = ['primary', 'lasting'] as const satisfies readonly Wave[]

const NOT_KEPT = ['changed_by_me', 'changed_by_other_fitter', 'reverted', 'new_bike_or_parts'] as const

const changeable = MEASUREMENTS.filter((one) => subjectOf(one) === 'bike')
const keysOfKind = (kind: 'length' | 'angle') =>
  changeable.filter((one) => isNumeric(one) && one.kind === kind).map(({ key }) => key)

const sinceStep = {
  key: 'since',
  entries: [
    {
      key: 'ridesSince',
      kind: 'integer',
      quantity: 'rides',
      min: 0,
      max: 500,
      required: true,
      waves: FIRST_YEAR,
      figure: 'ridesSince',
    },
    {
      key: 'whyNotRidden',
      kind: 'choice',
      options: ['injury_or_illness', 'position_hurts', 'bike_not_ready', 'weather', 'no_time', 'other'],
      required: true,
      waves: FIRST_YEAR,
      when: { field: 'ridesSince', is: 0 },
    },
    {
      key: 'hoursSince',
      kind: 'number',
      quantity: 'hours',
      min: 0,
      max: 2000,
      waves: FIRST_YEAR,
      when: RODE,
      figure: 'hoursSince',
    },
    {
      key: 'weeklyHours',
      kind: 'number',
      quantity: 'hoursPerWeek',
      min: 0,
      max: 60,
      waves: FIRST_YEAR,
      figure: 'weeklyHours',
    },
    {
      key: 'loadChange',
      kind: 'choice',
      options: ['much_less', 'less', 'same', 'more', 'much_more'],
      required: true,
      waves: FIRST_YEAR,
      figure: 'loadChange',
    },
    {
      key: 'positionKept',
      kind: 'choice',
      options: ['kept', ...NOT_KEPT],
      required: true,
      figure: 'positionKept',
    },
    {
      key: 'changesMade',
      kind: 'group',
      max: 20,
      when: { field: 'positionKept', oneOf: NOT_KEPT },
      fields: [
        {
          key: 'what',
          kind: 'choice',
          options: changeable.map(({ key }) => key),
          named: 'measurement',
          required: true,
        },
        {
          key: 'byMm',
          kind: 'number',
          quantity: 'millimetres',
          min: -300,
          max: 300,
          when: { field: 'what', oneOf: keysOfKind('length') },
        },
        {
          key: 'byDegrees',
          kind: 'number',
          quantity: 'degrees',
          min: -45,
          max: 45,
          when: { field: 'what', oneOf: keysOfKind('angle') },
        },
        { key: 'changedOn', kind: 'date' },
        { key: 'reason', kind: 'text' },
      ],
    },
  ],
} as const satisfies Step

/** Asked in the same words as in the intake. */
const mirrored = { kind: 'scale', ...RATING, words: 'intake', when: RODE } as const
/** A rating that also has words for its middle. */
const rated = { kind: 'scale', ...RATING, better: 'higher', middle: true, when: RODE } as const
const ridden = { ...rated, instead: 'not_applicable', required: true, waves: FIRST_YEAR } as const

const feelStep = {
  key: 'feel',
  entries: [
    { key: 'overallChange', ...rated, required: true, waves: FIRST_YEAR, figure: 'overallChange' },
    { key: 'comfort', ...ridden, figure: 'comfort' },
    { key: 'power', ...ridden, figure: 'power' },
    { key: 'confidence', ...ridden, figure: 'confidence' },
    { key: 'handsHeaviness', ...mirrored, better: 'lower', figure: 'handsHeaviness' },
    { key: 'positionStability', ...mirrored, better: 'higher', figure: 'positionStability' },
    { key: 'corneringConfidence', ...mirrored, better: 'higher', figure: 'corneringConfidence' },
    { key: 'descendingConfidence', ...mirrored, better: 'higher', figure: 'descendingConfidence' },
    {
      key: 'enduranceMinutes',
      kind: 'integer',
      quantity: 'minutes',
      min: 0,
      max: 1440,
      waves: FIRST_YEAR,
      when: RODE,
      figure: 'enduranceMinutes',
    },
    {
      key: 'adaptationDays',
      kind: 'integer',
      quantity: 'days',
      min: 0,
      max: 180,
      instead: 'not_yet',
      required: true,
      waves: ADAPTING,
      when: RODE,
      figure: 'adaptationDays',
    },
  ],
} as const satisfies Step

const fitStep = {
  key: 'fit',
  entries: [
    {
      key: 'goals',
      kind: 'group',
      max: GOALS.length,
      when: RODE,
      waves: SETTLED,
      unique: 'goal',
      figure: { name: 'goalAttainment', of: 'goal', value: 'attainment', answered: true },
      fields: [
        {
          key: 'goal',
          kind: 'choice',
          options: GOALS,
          named: 'goal',
          required: true,
        },
        {
          key: 'attainment',
          kind: 'scale',
          min: -2,
          max: 2,
          better: 'higher',
          middle: true,
          instead: 'not_applicable',
          required: true,
        },
      ],
    },
    { key: 'goalAlignment', ...rated, required: true, waves: ADAPTING, figure: 'goalAlignment' },
    { key: 'listened', ...rated, waves: ['early'], figure: 'listened' },
    { key: 'explained', ...rated, waves: ['early'], figure: 'explained' },
    {
      key: 'satisfaction',
      ...rated,
      required: true,
      waves: FIRST_YEAR,
      figure: 'satisfaction',
      mark: { name: 'unhappy', to: 3 },
    },
    {
      key: 'recommend',
      kind: 'scale',
      min: 0,
      max: 10,
      better: 'higher',
      required: true,
      waves: ['primary'],
      when: RODE,
      figure: 'recommend',
    },
    {
      key: 'otherTreatment',
      kind: 'choices',
      options: ['physiotherapy', 'rest', 'new_saddle', 'medication', 'other', 'none'],
      exclusive: 'none',
      required: true,
      waves: FIRST_YEAR,
      figure: 'otherTreatment',
    },
    {
      key: 'anotherAppointment',
      kind: 'boolean',
      required: true,
      figure: 'anotherAppointment',
      mark: { name: 'wantsAppointment' },
    },
    { key: 'comment', kind: 'longText' },
  ],
} as const satisfies Step

/** The follow-up, version 1: everything that any follow-up of this version asks. */
export const followUp1 = {
  kind: 'followUp',
  version: 1,
  steps: [sinceStep, discomfortStep1, feelStep, fitStep],
} as const satisfies Questionnaire
