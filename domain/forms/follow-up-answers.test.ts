import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertsOfAnswer } from '../follow-ups/alerts.ts'
import { answeredOf, silencedZones } from '../follow-ups/answered.ts'
import { GOALS } from '../goals.ts'
import type { JsonObject } from '../json/json.ts'
import { WAVES } from '../milestones.ts'
import { anyJson, validAnswers } from '../questionnaires/answers.arbitrary.ts'
import { applyChanges, changes } from '../questionnaires/changes.ts'
import { figures } from '../questionnaires/figures.ts'
import { marks } from '../questionnaires/marks.ts'
import { conflicts, merge } from '../questionnaires/merge.ts'
import { stepsShown } from '../questionnaires/steps-shown.ts'
import { validate, validateDraft } from '../questionnaires/validate.ts'
import { visibleAnswers } from '../questionnaires/visible-answers.ts'
import { ZONES } from '../zones.ts'
import { followUp } from './follow-up.ts'
import { followUp1 } from './follow-up-1.ts'
import type { FollowUpSetting } from './follow-up-setting.ts'
import { followUpFor, followUpSetting } from './follow-up-setting.ts'
import { intake } from './intake.ts'

const TODAY = '2026-12-04'
const ID = '3f2b8c1e-1111-4222-8333-444455556666'
const OTHER_ID = '3f2b8c1e-1111-4222-8333-444455557777'

const RIDE = { id: '5f3a1f0e-0f5b-4a52-9d53-0c1f5d6a7b80', words: 'Ride for two hours' }
const SETTING: FollowUpSetting = {
  wave: 'primary',
  zones: ['knees', 'hands'],
  goals: ['increase_power'],
  activities: [RIDE],
}
const primary = followUpFor(SETTING)
const knees = { id: 'knees', severity: 3 }
const hands = { id: 'hands', severity: 0 }
const anna = {
  ridesSince: 6,
  loadChange: 'same',
  positionKept: 'kept',
  discomfort: [knees, hands],
  otherZone: false,
  redFlags: ['none'],
  overallChange: 6,
  weeklyHours: 5,
  comfort: 6,
  power: 'not_applicable',
  confidence: 5,
  adaptationDays: 'not_yet',
  goals: [{ id: 'increase_power', attainment: 1 }],
  goalAlignment: 6,
  satisfaction: 7,
  recommend: 9,
  usedSince: ['none'],
  anotherAppointment: false,
}
const found = (answers: JsonObject) =>
  validate(primary, { ...anna, ...answers }, TODAY).map(({ path, code }) => `${path} ${code}`)
const seen = (answers: JsonObject) => visibleAnswers(primary, { ...anna, ...answers }, TODAY)

describe('the zones of the intake', () => {
  it('are asked again one by one, with 0 for Gone', () => {
    expect(found({})).toEqual([])
    expect(seen({}).discomfort).toEqual([
      { id: 'knees', zone: 'knees', severity: 3 },
      { id: 'hands', zone: 'hands', severity: 0 },
    ])
    expect(found({ discomfort: [knees] })).toEqual(['discomfort.hands.severity required'])
    expect(found({ discomfort: [] })).toEqual([
      'discomfort.knees.severity required',
      'discomfort.hands.severity required',
    ])
    expect(found({ discomfort: [knees, { ...hands, severity: 8 }] })).toEqual([
      'discomfort.hands.severity not_on_scale',
    ])
  })

  it('keep their zone whatever a draft says', () => {
    expect(seen({ discomfort: [{ ...knees, zone: 'feet' }, hands] }).discomfort).toMatchObject([
      { id: 'knees', zone: 'knees' },
      { id: 'hands', zone: 'hands' },
    ])
  })

  it('leave room for another zone, which must then be named, once', () => {
    expect(
      validate(primary, visibleAnswers(primary, { ...anna, otherZone: '' }, TODAY), TODAY).map(
        ({ path }) => path,
      ),
    ).toEqual(['otherZone'])
    expect(found({ otherZone: true })).toEqual(['discomfort required'])
    const feet = { id: ID, zone: 'feet', severity: 4 }
    expect(found({ otherZone: true, discomfort: [knees, hands, feet] })).toEqual([])
    expect(found({ otherZone: true, discomfort: [knees, hands, { ...feet, zone: 'knees' }] })).toEqual([
      `discomfort.${ID}.zone duplicate_item`,
    ])
    expect(seen({ discomfort: [knees, hands, feet] }).discomfort).toHaveLength(2)
  })

  it('have no question about another zone when all six were named', () => {
    const all = followUpFor({ ...SETTING, zones: ZONES })
    const { otherZone: _, ...answers } = anna
    const discomfort = ZONES.map((id) => ({ id, severity: 1 }))
    expect(validate(all, { ...answers, discomfort }, TODAY)).toEqual([])
  })

  it('have more questions only while they are a complaint', () => {
    const more = {
      onsetMinutes: 60,
      location_knees: 'front',
      location_feet: 'heel',
      side: 'left',
      kinds: ['numbness'],
    }
    const sent = seen({
      discomfort: [
        { ...knees, ...more },
        { ...hands, ...more },
      ],
    }).discomfort
    expect(sent).toEqual([
      {
        id: 'knees',
        zone: 'knees',
        severity: 3,
        location_knees: 'front',
        side: 'left',
        kinds: ['numbness'],
        onsetMinutes: 60,
      },
      { id: 'hands', zone: 'hands', severity: 0 },
    ])
  })

  it.each<[string, JsonObject]>([
    ['a stranger', { discomfort: [knees, hands, { id: 'elbow', severity: 3 }] }],
    ['a prototype', { discomfort: [knees, hands, { id: '__proto__', severity: 3 }] }],
    ['twice the same', { discomfort: [knees, knees, hands] }],
  ])('refuse %s', (_, answers) => {
    expect(found(answers).map((problem) => problem.split(' ')[1])).toEqual(['wrong_type'])
  })

  it('tolerate a zone that the rider has since removed from the intake', () => {
    expect(found({ discomfort: [knees, hands, { id: 'feet', severity: 3 }] })).toEqual([])
    expect(validateDraft(primary, { discomfort: [{ id: 'feet', severity: 3 }] })).toEqual([])
    expect(seen({ discomfort: [knees, hands, { id: 'feet', severity: 3 }] }).discomfort).toHaveLength(2)
  })
})

describe('a rider who has not ridden', () => {
  const home = {
    ridesSince: 0,
    whyNotRidden: 'weather',
    weeklyHours: 0,
    loadChange: 'much_less',
    positionKept: 'kept',
    redFlags: ['none'],
    usedSince: ['rest'],
    anotherAppointment: true,
  }

  it('gives the reason and no score; no zone counts as free of discomfort', () => {
    expect(validate(primary, home, TODAY)).toEqual([])
    expect(validate(primary, { ...home, whyNotRidden: '' }, TODAY)).toMatchObject([
      { path: 'whyNotRidden', code: 'required' },
    ])
    const sent = visibleAnswers(primary, { ...anna, ...home }, TODAY)
    expect(Object.keys(sent)).toEqual([...Object.keys(home)])
    expect(figures(followUp, sent).map(({ name }) => name)).toEqual([
      'ridesSince',
      'weeklyHours',
      'loadChange',
      'positionKept',
      'redFlag',
      'otherTreatment',
      'anotherAppointment',
    ])
    expect(stepsShown(primary, home, TODAY).map(({ key }) => key)).toEqual(['since', 'discomfort', 'fit'])
    expect(stepsShown(primary, anna, TODAY)).toHaveLength(4)
  })
})

it('a follow-up offers the changes of the vocabulary, with a length or an angle as fits', () => {
  const change = (more: JsonObject) => ({
    positionKept: 'changed_by_me',
    changesMade: [{ id: ID, what: 'saddle_tilt', ...more }],
  })
  expect(found(change({ byDegrees: -1.5, changedOn: '2026-12-01', reason: 'slid forward' }))).toEqual([])
  expect(seen(change({ byDegrees: -1, byMm: 4 })).changesMade).toEqual([
    { id: ID, what: 'saddle_tilt', byDegrees: -1 },
  ])
  expect(found(change({ changedOn: '2026-12-05' }))).toEqual([`changesMade.${ID}.changedOn in_future`])
  expect(found(change({ what: 'inseam' }))).toEqual([`changesMade.${ID}.what unknown_option`])
  expect(seen({ changesMade: [{ id: ID, what: 'saddle_tilt' }] })).not.toHaveProperty('changesMade')
})

it('figures contain scores, ratings and goals; what does not apply has none', () => {
  const sent = seen({ discomfort: [{ ...knees, trigger: 'Canary' }, hands], comment: 'Canary' })
  const projected = figures(followUp, sent).map(({ name, option, value }) => [name, option, value])
  expect(projected).toContainEqual(['zoneScore', 'knees', 3])
  expect(projected).toContainEqual(['zoneScore', 'hands', 0])
  expect(projected).toContainEqual(['zoneScore', 'feet', 0])
  expect(projected).toContainEqual(['goalAttainment', 'increase_power', 1])
  expect(projected.filter(([name]) => name === 'goalAttainment')).toHaveLength(1)
  expect(projected).toContainEqual(['satisfaction', null, 7])
  expect(projected.some(([name]) => name === 'power' || name === 'adaptationDays')).toBe(false)
  expect(JSON.stringify(projected)).not.toContain('Canary')
})

it('marks and alerts cover red flags, severity 6–7, unhappiness and the wish to come back', () => {
  const sent = seen({
    discomfort: [{ ...knees, severity: 6 }, hands],
    redFlags: ['weakness', 'night_pain'],
    redFlagZones: ['knees'],
    satisfaction: 3,
    anotherAppointment: true,
  })
  expect(marks(followUp, sent).map(({ name }) => name)).toEqual([
    'severe',
    'redFlag',
    'unhappy',
    'wantsAppointment',
  ])
  const answered = answeredOf(followUp, sent)
  expect(alertsOfAnswer({ knees: 3, hands: 2 }, answered).map(({ kind }) => kind)).toEqual([
    'red_flag',
    'worse',
    'unhappy',
    'wants_appointment',
  ])
  expect(silencedZones(answered)).toEqual(['knees'])
  expect(silencedZones({ ...answered, redFlagZones: [] })).toEqual(ZONES)
  expect(silencedZones({ ...answered, redFlag: false })).toEqual([])
})

it('the setting takes zones and goals from the intake', () => {
  const answers = {
    discomfort: [
      { id: ID, zone: 'hands', severity: 2 },
      { id: OTHER_ID, zone: 'knees', severity: 6 },
    ],
    goals: ['increase_power'],
  }
  expect(followUpSetting(42, { questionnaire: intake, answers }, [RIDE])).toEqual(SETTING)
  expect(followUpSetting(14, null)).toEqual({
    wave: 'early',
    zones: [],
    goals: [],
    activities: [],
  })
})

describe('every questionnaire’s rules', () => {
  const setting: fc.Arbitrary<FollowUpSetting> = fc.record({
    wave: fc.constantFrom(...WAVES),
    zones: fc.subarray([...ZONES]),
    goals: fc.subarray([...GOALS]),
    activities: fc.subarray([RIDE, { id: '0b0b4c8a-93c4-4f0e-8f0a-2d9f6c0f6a11', words: 'Descend' }]),
  })
  const versions = [followUp1, followUp]
  const full = fc.constantFrom(...versions)
  const filled = fc
    .tuple(setting, full)
    .map(([chosen, version]) => followUpFor(chosen, version))
    .chain((questionnaire) => fc.tuple(fc.constant(questionnaire), validAnswers(questionnaire, TODAY)))

  it('accept any valid follow-up, read it with the full form, and leave it unchanged', () => {
    fc.assert(
      fc.property(filled, ([questionnaire, answers]) => {
        expect(validate(questionnaire, answers, TODAY)).toEqual([])
        expect(validateDraft(questionnaire, answers)).toEqual([])
        expect(visibleAnswers(questionnaire, JSON.parse(JSON.stringify(answers)), TODAY)).toEqual(answers)
        const whole = versions.find(({ version }) => version === questionnaire.version) ?? followUp
        const scores = figures(whole, answers).filter(({ name }) => name === 'zoneScore')
        expect(scores.length).toBe(answers.ridesSince === 0 ? 0 : ZONES.length)
      }),
      { numRuns: 200 },
    )
  })

  it('never throw, and find nothing new in what was submitted', () => {
    fc.assert(
      fc.property(setting, full, anyJson(followUp), (chosen, version, json) => {
        const questionnaire = followUpFor(chosen, version)
        const visible = visibleAnswers(questionnaire, json, TODAY)
        expect(visibleAnswers(questionnaire, visible, TODAY)).toEqual(visible)
        validateDraft(questionnaire, json)
        if (validate(questionnaire, json, TODAY).length === 0)
          expect(validate(questionnaire, visible, TODAY)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('let two devices answer different zones without a conflict', () => {
    const mine = { discomfort: [knees] }
    const theirs = { discomfort: [hands] }
    expect(conflicts({}, mine, theirs)).toEqual([])
    expect(merge({}, mine, theirs)).toEqual({ discomfort: [hands, knees] })
    fc.assert(
      fc.property(filled, filled, ([, one], [, other]) => {
        const list = JSON.parse(JSON.stringify(changes(one, other)))
        const sorted = (answers: JsonObject) => changes(answers, other)
        expect(sorted(applyChanges(one, list))).toEqual([])
      }),
    )
  })
})
