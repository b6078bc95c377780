import { describe, expect, it } from 'vitest'
import type { Wave } from '../milestones.ts'
import { WAVES } from '../milestones.ts'
import type { Entry, Field, Questionnaire } from '../questionnaires/questionnaire.ts'
import { entriesOf } from '../questionnaires/questionnaire.ts'
import { isShown } from '../questionnaires/visible-answers.ts'
import { followUp } from './follow-up.ts'
import { followUpFor } from './follow-up-setting.ts'
import { questionnaireOf } from './registry.ts'
import { isSealed } from './testing/is-sealed.ts'

/**
 * The follow-up, written out a second time: field, kind, bounds or other conditions, waves (all when none are named).
 */
const ASKED: Record<string, readonly string[]> = {
  since: [
    'ridesSince integer 0–500 required early primary lasting',
    'whyNotRidden choice required early primary lasting',
    'hoursSince number 0–2000 early primary lasting',
    'weeklyHours number 0–60 early primary lasting',
    'loadChange choice required early primary lasting',
    'positionKept choice required',
    'changesMade group up to 20: what byMm byDegrees changedOn reason',
  ],
  discomfort: [
    'discomfort group up to 6: zone severity location_feet location_knees location_saddle location_lower_back ' +
      'location_shoulders location_hands side numb onsetMinutes trigger description',
    'otherZone boolean required',
    'redFlags choices required',
    'redFlagZones choices',
  ],
  feel: [
    'overallChange scale 1–7 required early primary lasting',
    'comfort scale 1–7 or not_applicable required early primary lasting',
    'power scale 1–7 or not_applicable required early primary lasting',
    'confidence scale 1–7 or not_applicable required early primary lasting',
    'handsHeaviness scale 1–7',
    'positionStability scale 1–7',
    'corneringConfidence scale 1–7',
    'descendingConfidence scale 1–7',
    'enduranceMinutes integer 0–1440 early primary lasting',
    'adaptationDays integer 0–180 or not_yet required early primary',
  ],
  fit: [
    'goals group up to 6: goal attainment primary lasting',
    'goalAlignment scale 1–7 required early primary',
    'listened scale 1–7 early',
    'explained scale 1–7 early',
    'satisfaction scale 1–7 required early primary lasting',
    'recommend scale 0–10 required primary',
    'otherTreatment choices required early primary lasting',
    'anotherAppointment boolean required',
    'comment longText',
  ],
}

function row(entry: Entry): string {
  const words = [
    entry.key,
    entry.kind,
    entry.kind === 'group' && `up to ${entry.max}: ${entry.fields.map(({ key }) => key).join(' ')}`,
    'min' in entry && 'max' in entry && `${entry.min}–${entry.max}`,
    'instead' in entry && entry.instead && `or ${entry.instead}`,
    'required' in entry && entry.required && 'required',
    ...(entry.waves ?? []),
  ]
  return words.filter(Boolean).join(' ')
}

/** Seconds a rider takes for a question, by how it is answered (about one press, or a number to recall and type). */
const SECONDS: Record<Field['kind'], number> = {
  scale: 5,
  choice: 6,
  choices: 6,
  boolean: 4,
  integer: 8,
  number: 8,
  date: 10,
  year: 8,
  text: 0,
  longText: 0,
  email: 0,
  phone: 0,
}

/** The questions for a rider who rode, kept the position, has no red flag and the same two zones, still complaints. */
function questionsAt(wave: Wave): { required: Field[]; optional: Field[] } {
  const questionnaire = followUpFor({
    wave,
    zones: ['knees', 'hands'],
    goals: ['reduce_discomfort', 'increase_power'],
  })
  const answers = { ridesSince: 5, positionKept: 'kept', redFlags: ['none'] }
  const shown = entriesOf(questionnaire).filter((entry) => isShown(entry, answers, answers, '2026-12-04'))
  const fields = shown.flatMap((entry): Field[] => {
    if (entry.kind !== 'group') return [entry]
    const asked = entry.fields.filter(({ key }) => key !== entry.unique)
    return (entry.given ?? []).flatMap(() => asked)
  })
  return {
    required: fields.filter((field) => field.required),
    optional: fields.filter((field) => !field.required),
  }
}
const secondsFor = (fields: readonly Field[]) => fields.reduce((sum, { kind }) => sum + SECONDS[kind], 0)

describe('the follow-up', () => {
  it.each([...followUp.steps])('asks what the product lists in step $key', ({ key, entries }) => {
    expect(entries.map(row)).toEqual(ASKED[key])
  })

  it.each<[Wave, number]>([
    ['early', 16],
    ['primary', 19],
    ['lasting', 16],
    ['yearly', 6],
  ])('has at wave %s %i questions that need an answer', (wave, count) => {
    expect(questionsAt(wave).required).toHaveLength(count)
  })

  it('takes under three minutes at the first milestone, with all optional questions except those inside a zone', () => {
    const { required, optional } = questionsAt('early')
    const rating = optional.filter(({ when }) => !Array.isArray(when) && !(when && 'atLeast' in when))
    expect(rating.map(({ key }) => key)).toEqual([
      'hoursSince',
      'weeklyHours',
      'handsHeaviness',
      'positionStability',
      'corneringConfidence',
      'descendingConfidence',
      'enduranceMinutes',
      'listened',
      'explained',
      'comment',
    ])
    expect(secondsFor(required)).toBeLessThan(120)
    expect(secondsFor([...required, ...rating])).toBeLessThan(180)
  })

  it('asks for goals and a recommendation at no early check, and about the fitter only there', () => {
    const keysAt = (wave: Wave) =>
      entriesOf(followUpFor({ wave, zones: [], goals: ['increase_power'] })).map(({ key }) => key)
    expect(WAVES.filter((wave) => keysAt(wave).includes('goals'))).toEqual(['primary', 'lasting'])
    expect(WAVES.filter((wave) => keysAt(wave).includes('recommend'))).toEqual(['primary'])
    expect(WAVES.filter((wave) => keysAt(wave).includes('listened'))).toEqual(['early'])
    expect(WAVES.filter((wave) => keysAt(wave).includes('redFlags'))).toEqual([...WAVES])
  })

  it('stores every text, place on the body and date sealed', () => {
    const open = entriesOf(followUp).flatMap((entry) =>
      entry.kind === 'group'
        ? entry.fields.filter((field) => !isSealed(field, entry)).map(({ key }) => `${entry.key}.${key}`)
        : isSealed(entry)
          ? []
          : [entry.key],
    )
    expect(open).toEqual([
      'ridesSince',
      'hoursSince',
      'weeklyHours',
      'loadChange',
      'positionKept',
      'discomfort.zone',
      'discomfort.severity',
      'redFlags',
      'overallChange',
      'comfort',
      'power',
      'confidence',
      'handsHeaviness',
      'positionStability',
      'corneringConfidence',
      'descendingConfidence',
      'enduranceMinutes',
      'adaptationDays',
      'goals.goal',
      'goals.attainment',
      'goalAlignment',
      'listened',
      'explained',
      'satisfaction',
      'recommend',
      'otherTreatment',
      'anotherAppointment',
    ])
  })

  it('uses no key of the intake with another meaning', () => {
    const intake: Questionnaire | undefined = questionnaireOf('intake', 1)
    const figuresOf = (questionnaire: Questionnaire) =>
      new Map(
        entriesOf(questionnaire).flatMap((entry) => ('figure' in entry ? [[entry.key, entry.figure]] : [])),
      )
    const before = figuresOf(intake ?? followUp)
    for (const key of ['weeklyHours', 'handsHeaviness', 'positionStability', 'discomfort'])
      expect(JSON.stringify(figuresOf(followUp).get(key))).toBe(JSON.stringify(before.get(key)))
    expect(questionnaireOf('followUp', 1)).toBe(followUp)
  })
})
