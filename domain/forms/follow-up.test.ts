import { describe, expect, it } from 'vitest'
import type { Wave } from '../milestones.ts'
import { WAVES } from '../milestones.ts'
import type { Entry, Field, Questionnaire } from '../questionnaires/questionnaire.ts'
import { entriesOf } from '../questionnaires/questionnaire.ts'
import { isShown } from '../questionnaires/visible-answers.ts'
import { followUp } from './follow-up.ts'
import { followUp1 } from './follow-up-1.ts'
import { followUpFor } from './follow-up-setting.ts'
import { questionnaireOf } from './registry.ts'
import { isSealed } from './testing/is-sealed.ts'

/**
 * The follow-up, written out a second time: field, kind, bounds or other conditions, waves (all when none are named).
 */
const ASKED_IN_1: Record<string, readonly string[]> = {
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

const ASKED_IN_2: Record<string, readonly string[]> = {
  since: [
    'ridesSince integer 0–500 required early primary lasting',
    'whyNotRidden choice required early primary lasting',
    'hoursSince number 0–2000 primary lasting',
    'weeklyHours number 0–60 required primary lasting',
    'loadChange choice required primary lasting',
    'positionKept choice required',
    'changesMade group up to 20: what byMm byDegrees changedOn reason',
    'overallChange scale 1–7 required early primary lasting',
  ],
  discomfort: [
    'discomfort group up to 6: zone severity location_feet location_knees location_saddle location_lower_back ' +
      'location_shoulders location_hands side kinds onsetMinutes trigger description',
    'otherZone boolean required',
    'redFlags choices required',
    'redFlagZones choices',
  ],
  feel: [
    'activities group up to 3: activity ability primary lasting',
    'comfort scale 1–7 or not_applicable required primary lasting',
    'power scale 1–7 or not_applicable required primary lasting',
    'confidence scale 1–7 or not_applicable required primary lasting',
    'handsHeaviness scale 1–7 primary lasting',
    'positionStability scale 1–7 primary lasting',
    'corneringConfidence scale 1–7 primary lasting',
    'descendingConfidence scale 1–7 primary lasting',
    'enduranceMinutes integer 0–1440 primary lasting',
    'adaptationDays integer 0–180 or not_yet required primary',
  ],
  fit: [
    'goals group up to 6: goal attainment primary lasting',
    'goalAlignment scale 1–7 required primary',
    'listened scale 1–7 primary',
    'explained scale 1–7 primary',
    'satisfaction scale 1–7 required primary lasting',
    'recommend scale 0–10 required primary',
    'usedSince choices required primary lasting',
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

const VERSIONS: [number, Questionnaire, Record<string, readonly string[]>][] = [
  [1, followUp1, ASKED_IN_1],
  [2, followUp, ASKED_IN_2],
]

/**
 * The questions for a rider who rode, kept the position, has no red flag and the same two zones, still complaints,
 * by key. A question in a zone or a goal has the keys of both.
 */
function questionsAt(wave: Wave, wanted: (field: Field) => boolean): string[] {
  const questionnaire = followUpFor({
    wave,
    zones: ['knees', 'hands'],
    goals: ['reduce_discomfort', 'injury_prevention', 'increase_power'],
  })
  const answers = { ridesSince: 5, positionKept: 'kept', redFlags: ['none'] }
  const shown = entriesOf(questionnaire).filter((entry) => isShown(entry, answers, answers, '2026-12-04'))
  return shown.flatMap((entry) => {
    if (entry.kind !== 'group') return wanted(entry) ? [entry.key] : []
    const asked = entry.fields.filter((field) => field.key !== entry.unique && wanted(field))
    return (entry.given ?? []).flatMap((option) => asked.map(({ key }) => `${option} ${key}`))
  })
}
const requiredAt = (wave: Wave) => questionsAt(wave, ({ required }) => required === true)
const optionalAt = (wave: Wave) => questionsAt(wave, ({ required }) => required === undefined)

describe.each(VERSIONS)('the follow-up, version %i', (version, questionnaire, asked) => {
  it.each([...questionnaire.steps])('asks what is listed in step $key', ({ key, entries }) => {
    expect(entries.map(row)).toEqual(asked[key])
  })

  it('is found by its kind and version permanently', () => {
    expect(questionnaireOf('followUp', version)).toBe(questionnaire)
  })
})

describe('the follow-up', () => {
  it('asks at the first milestone what the short one lists, on one page, and nothing else', () => {
    expect(requiredAt('early')).toEqual([
      'ridesSince',
      'positionKept',
      'overallChange',
      'knees severity',
      'hands severity',
      'otherZone',
      'redFlags',
      'anotherAppointment',
    ])
    expect(optionalAt('early')).toEqual(['comment'])
    const setting = { wave: 'early', zones: ['knees'], goals: ['increase_power'] } as const
    expect(followUpFor(setting).steps.map(({ key }) => key)).toEqual(['short'])
    expect(followUpFor({ ...setting, wave: 'primary' }).steps).toHaveLength(4)
  })

  it.each<[Wave, number]>([
    ['early', 8],
    ['primary', 20],
    ['lasting', 17],
    ['yearly', 6],
  ])('has at wave %s %i questions that need an answer', (wave, count) => {
    expect(requiredAt(wave)).toHaveLength(count)
  })

  it.each(WAVES.filter((wave) => wave !== 'yearly'))(
    'asks for the overall change before any zone at %s',
    (wave) => {
      const required = requiredAt(wave)
      const zone = required.findIndex((key) => key.endsWith('severity'))
      expect(required.indexOf('overallChange')).toBeLessThan(zone)
    },
  )

  it('asks each thing only at its milestones', () => {
    const wavesOf = (key: string) =>
      WAVES.filter((wave) => [...requiredAt(wave), ...optionalAt(wave)].includes(key))
    for (const key of [
      'comfort',
      'power',
      'confidence',
      'handsHeaviness',
      'corneringConfidence',
      'weeklyHours',
    ])
      expect(wavesOf(key), key).toEqual(['primary', 'lasting'])
    for (const key of ['usedSince', 'satisfaction', 'knees kinds', 'increase_power attainment'])
      expect(wavesOf(key), key).toEqual(['primary', 'lasting'])
    for (const key of ['recommend', 'listened', 'goalAlignment', 'adaptationDays'])
      expect(wavesOf(key), key).toEqual(['primary'])
    for (const key of ['redFlags', 'anotherAppointment']) expect(wavesOf(key), key).toEqual([...WAVES])
    expect(wavesOf('injury_prevention attainment')).toEqual([])
    expect(wavesOf('otherTreatment')).toEqual([])
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
      'overallChange',
      'discomfort.zone',
      'discomfort.severity',
      'redFlags',
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
      'usedSince',
      'anotherAppointment',
    ])
  })

  it('uses no key of the intake with another meaning', () => {
    const intake: Questionnaire | undefined = questionnaireOf('intake', 2)
    const figuresOf = (questionnaire: Questionnaire) =>
      new Map(
        entriesOf(questionnaire).flatMap((entry) => ('figure' in entry ? [[entry.key, entry.figure]] : [])),
      )
    const before = figuresOf(intake ?? followUp)
    for (const key of ['weeklyHours', 'handsHeaviness', 'positionStability', 'discomfort'])
      expect(JSON.stringify(figuresOf(followUp).get(key))).toBe(JSON.stringify(before.get(key)))
  })
})
