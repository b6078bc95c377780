import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intake } from '../forms/intake.ts'
import type { JsonObject } from '../json/json.ts'
import { isObject } from '../json/json.ts'
import { anyJson, validAnswers } from './answers.arbitrary.ts'
import type { ProblemCode } from './problems.ts'
import { DRAFT_CODES } from './problems.ts'
import { problemsOfStep, validate, validateDraft } from './validate.ts'
import { visibleAnswers } from './visible-answers.ts'

const TODAY = '2026-11-20'
const ID = '3f2b8c1e-1111-4222-8333-444455556666'
const OTHER_ID = '3f2b8c1e-1111-4222-8333-444455557777'

const anna: JsonObject = {
  name: 'Anna Lind',
  email: 'anna@example.com',
  dateOfBirth: '1990-06-15',
  bikeTypes: ['road'],
  goals: ['maximize_comfort'],
}
const found = (answers: JsonObject) =>
  validate(intake, { ...anna, ...answers }, TODAY).map(({ path, code }) => `${path} ${code}`)
const knees = (more: JsonObject = {}, id = ID) => ({ id, zone: 'knees', severity: 5, ...more })
const injury = (more: JsonObject) => ({ injuries: [{ id: ID, location: 'knee', ...more }] })
const text = (length: number) => 'a'.repeat(length)

describe('validate', () => {
  it('accepts the fewest answers a rider may give', () => {
    expect(validate(intake, anna, TODAY)).toEqual([])
  })

  it('requires the required answers, in the order of the form', () => {
    expect(validate(intake, {}, TODAY).map(({ path, code }) => `${path} ${code}`)).toEqual([
      'name required',
      'email required',
      'dateOfBirth required',
      'bikeTypes required',
      'goals required',
    ])
    const riding = intake.steps.find(({ key }) => key === 'riding')
    expect(riding && problemsOfStep(riding, validate(intake, {}, TODAY)).map(({ path }) => path)).toEqual([
      'bikeTypes',
    ])
  })

  it.each<[string, JsonObject]>([
    ['the smallest', { heightCm: 90, weightKg: 25, averageCadence: 30, weeklyHours: 0, yearsCycling: 0 }],
    ['the largest', { heightCm: 250, weightKg: 250, averageCadence: 200, weeklyHours: 60, yearsCycling: 36 }],
    ['rides per week', { ridesPerWeekWinter: 0, ridesPerWeekSummer: 21 }],
    ['one decimal', { heightCm: 180.3, weightKg: 72.5 }],
    ['the youngest adult answer', { dateOfBirth: '2010-11-20', researchConsent: true }],
    ['the oldest', { dateOfBirth: '1916-11-20' }],
    ['a guardian', { dateOfBirth: '2021-11-20', guardianName: 'Bo', guardianConfirmed: true }],
    ['texts at their length', { name: text(200), hardestRide: text(4000), phone: '+46 (0)70-123 45 67' }],
    [
      'onset',
      { discomfort: [knees({ onsetMinutes: 1440 }), knees({ zone: 'feet', onsetMinutes: 0 }, OTHER_ID)] },
    ],
    ['years', injury({ yearOfOnset: 1990 })],
    ['this year', { previousFit: true, lastFitYear: 2026 }],
    ['an empty item, which is dropped', { injuries: [{ id: ID }] }],
    ['nonsense in a hidden field, which is dropped', { lastFitYear: 12, otherSport: '' }],
    ['prefer not to say', { gender: ['prefer_not_to_say'] }],
  ])('accepts %s', (_, answers) => {
    expect(found(answers)).toEqual([])
  })

  it.each<[ProblemCode, string, JsonObject]>([
    ['required', 'name', { name: ' \u200b\n' }],
    ['required', 'goals', { goals: [] }],
    ['required', 'otherSport', { currentSports: ['other'] }],
    ['required', `discomfort.${ID}.severity`, { discomfort: [{ id: ID, zone: 'feet' }] }],
    ['required', `injuries.${ID}.location`, { injuries: [{ id: ID, current: true }] }],
    ['too_small', 'heightCm', { heightCm: 89.9 }],
    ['too_large', 'heightCm', { heightCm: 250.1 }],
    ['too_small', 'weightKg', { weightKg: 24 }],
    ['too_large', 'ridesPerWeekWinter', { ridesPerWeekWinter: 22 }],
    ['too_large', 'weeklyHours', { weeklyHours: 61 }],
    ['too_small', 'averageCadence', { averageCadence: 29 }],
    ['too_large', 'climbingCadence', { climbingCadence: 201 }],
    ['not_whole', 'averageCadence', { averageCadence: 85.5 }],
    ['too_precise', 'weightKg', { weightKg: 72.55 }],
    ['above_age', 'yearsCycling', { yearsCycling: 37 }],
    ['not_on_scale', 'handsHeaviness', { handsHeaviness: 0 }],
    ['not_on_scale', 'positionStability', { positionStability: 8 }],
    ['not_on_scale', 'corneringConfidence', { corneringConfidence: 3.5 }],
    ['too_long', 'name', { name: text(201) }],
    ['too_long', 'hardestRide', { hardestRide: text(4001) }],
    ['too_long', 'pastSports', { pastSports: text(1_000_000) }],
    ['bad_characters', 'name', { name: 'A\u0000nna' }],
    ['bad_characters', 'name', { name: 'Anna \ud83d' }],
    ['bad_characters', 'cyclingGoals', { cyclingGoals: '\u001b[31m' }],
    ['bad_email', 'email', { email: 'anna@localhost' }],
    ['bad_phone', 'phone', { phone: '0701-CALL' }],
    ['bad_phone', 'phone', { phone: '0701' }],
    ['not_a_date', 'dateOfBirth', { dateOfBirth: '1990-02-30' }],
    ['in_future', 'dateOfBirth', { dateOfBirth: '2026-11-21' }],
    ['too_young', 'dateOfBirth', { dateOfBirth: '2021-11-21', guardianName: 'Bo', guardianConfirmed: true }],
    ['too_old', 'dateOfBirth', { dateOfBirth: '1915-11-20' }],
    ['required', 'guardianConfirmed', { dateOfBirth: '2010-11-21', guardianName: 'Bo' }],
    [
      'not_confirmed',
      'guardianConfirmed',
      { dateOfBirth: '2010-11-21', guardianName: 'Bo', guardianConfirmed: false },
    ],
    ['not_a_year', `injuries.${ID}.yearOfOnset`, injury({ yearOfOnset: 99 })],
    ['before_birth', `injuries.${ID}.yearOfOnset`, injury({ yearOfOnset: 1989 })],
    ['too_small', `injuries.${ID}.yearOfOnset`, injury({ yearOfOnset: 1919 })],
    ['too_large', 'lastFitYear', { previousFit: true, lastFitYear: 2027 }],
    ['too_large', `discomfort.${ID}.onsetMinutes`, { discomfort: [knees({ onsetMinutes: 1441 })] }],
    ['unknown_option', 'discipline', { discipline: 'unicycle' }],
    ['unknown_option', 'bikeTypes', { bikeTypes: ['road', 'constructor'] }],
    ['exclusive_option', 'gender', { gender: ['woman', 'prefer_not_to_say'] }],
    ['duplicate_item', `discomfort.${OTHER_ID}.zone`, { discomfort: [knees(), knees({}, OTHER_ID)] }],
    ['too_many_items', 'injuries', { injuries: Array.from({ length: 21 }, () => ({})) }],
    ['wrong_type', 'bikeTypes', { bikeTypes: ['road', 'road'] }],
    ['wrong_type', 'heightCm', { heightCm: '180' }],
    ['wrong_type', 'phone', { phone: null }],
    ['wrong_type', 'discomfort', { discomfort: {} }],
    ['wrong_type', 'discomfort.0', { discomfort: [{ id: 'x', zone: 'feet', severity: 1 }] }],
    ['unknown_field', '', { shoeSize: 44 }],
    ['unknown_field', `discomfort.${ID}`, { discomfort: [knees({ mood: 1 })] }],
  ])('reports %s at %s', (code, path, answers) => {
    expect(found(answers)).toEqual([`${path} ${code}`])
  })

  it('names the expected values', () => {
    expect(
      validate(intake, { ...anna, heightCm: 9, name: text(300) }, TODAY).map(({ params }) => params),
    ).toEqual([{ count: 200 }, { min: 90, max: 250 }])
  })

  it('reports a member named __proto__', () => {
    expect(validate(intake, JSON.parse('{"__proto__":{"name":"x"}}'), TODAY)[0]?.code).toBe('unknown_field')
  })

  it('never throws for any value, and neither does the draft check', () => {
    fc.assert(
      fc.property(anyJson(intake), (json) => {
        validate(intake, json, TODAY)
        const visible = visibleAnswers(intake, json, TODAY)
        expect(visibleAnswers(intake, visible, TODAY)).toEqual(visible)
        expect(validateDraft(intake, json).every(({ code }) => DRAFT_CODES.includes(code))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('validates almost correct answers without throwing, and finds nothing new in what it accepts', () => {
    fc.assert(
      fc.property(validAnswers(intake, TODAY), anyJson(intake), (valid, json) => {
        const answers = { ...valid, ...(isObject(json) ? json : { discomfort: json }) }
        const problems = validate(intake, answers, TODAY)
        if (problems.length === 0) {
          expect(validate(intake, visibleAnswers(intake, answers, TODAY), TODAY)).toEqual([])
        }
      }),
    )
  })

  it('accepts any valid intake in any script, which survives the transfer unchanged', () => {
    fc.assert(
      fc.property(validAnswers(intake, TODAY), (answers) => {
        expect(validate(intake, answers, TODAY)).toEqual([])
        expect(validateDraft(intake, answers)).toEqual([])
        const received = JSON.parse(
          new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(answers))),
        )
        expect(received).toEqual(answers)
        expect(visibleAnswers(intake, received, TODAY)).toEqual(answers)
      }),
    )
  })
})

describe('validateDraft', () => {
  it('keeps incomplete answers', () => {
    const halfTyped = {
      name: '',
      email: 'anna@ex',
      phone: '+4',
      dateOfBirth: '0199-01-01',
      heightCm: 17,
      injuries: [{ id: ID, yearOfOnset: 20 }],
      gender: ['woman', 'prefer_not_to_say'],
    }
    expect(validateDraft(intake, halfTyped)).toEqual([])
  })

  it.each<[ProblemCode, JsonObject]>([
    ['not_on_scale', { handsHeaviness: 9 }],
    ['unknown_option', { goals: ['fly'] }],
    ['too_long', { name: text(201) }],
    ['too_long', { dateOfBirth: text(201) }],
    ['bad_characters', { dateOfBirth: '\ud800' }],
    ['bad_characters', { otherSport: 'hidden \u0000' }],
    ['wrong_type', { researchConsent: 'yes' }],
    ['too_many_items', { injuries: Array.from({ length: 41 }, () => ({})) }],
    ['unknown_field', { shoeSize: 44 }],
  ])('refuses what no form can contain: %s', (code, answers) => {
    expect(validateDraft(intake, answers).map((problem) => problem.code)).toEqual([code])
  })
})
