import { expect, it } from 'vitest'
import { followUp1 as followUp } from '#domain/forms/follow-up-1.ts'
import { discomfortStep1 as discomfortStep } from '#domain/forms/follow-up-discomfort-1.ts'
import { intake } from '#domain/forms/intake.ts'
import type { Field } from '#domain/questionnaires/questionnaire.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { ageIn, type Reader, sayAnswer } from '#domain/questionnaires/say-answer.ts'
import common from '#locales/en/common.ts'
import followUpTexts from '#locales/en/followUp.ts'
import texts from '#locales/en/intake.ts'
import { sayText, textsOf } from '#locales/translator.ts'
import { formatsOf } from '#web/ui/language/use-format.ts'

const found = new Map([
  ['en/common', textsOf(common)],
  ['en/intake', textsOf(texts)],
  ['en/followUp', textsOf(followUpTexts)],
])
const reader = (units: 'metric' | 'imperial'): Reader => ({
  text: (key, values) =>
    sayText(
      'en',
      (language, namespace) => found.get(`${language}/${namespace}`),
      key.includes(':') ? key : `intake:${key}`,
      values,
    ),
  format: formatsOf('en'),
  systemOf: () => units,
})

function field(key: string): Field {
  const entry = entriesOf(intake).find((one) => one.key === key)
  if (!entry || entry.kind === 'group') throw new Error(`the intake has no field ${key}`)
  return entry
}

it('writes a height in the reader’s units', () => {
  expect(sayAnswer(reader('metric'), field('heightCm'), 180.3)).toBe('180.3 cm')
  expect(sayAnswer(reader('imperial'), field('heightCm'), 180.3)).toBe('5 ft 11 in')
})

it('writes a distance inside an option in the reader’s units', () => {
  expect(sayAnswer(reader('metric'), field('ridingStyle'), 'recreational')).toContain('50 km')
  expect(sayAnswer(reader('imperial'), field('ridingStyle'), 'recreational')).toContain('30 miles')
})

it('writes choices as a list, yes and no as words, years without grouping', () => {
  const metric = reader('metric')
  expect(sayAnswer(metric, field('bikeTypes'), ['road', 'gravel', 'e_bike'])).toBe('Road, Gravel, and E-bike')
  expect(sayAnswer(metric, field('previousFit'), false)).toBe('No')
  expect(sayAnswer(metric, field('lastFitYear'), 2019)).toBe('2019')
})

it('writes a scale value with the words at its ends', () => {
  expect(sayAnswer(reader('metric'), field('handsHeaviness'), 4)).toBe('4 of 7, from no pressure to heavy')
})

it('writes a date of birth as a date, with the rider’s age when the form was sent', () => {
  expect(sayAnswer(reader('metric'), field('dateOfBirth'), '1990-05-12')).toBe('May 12, 1990')
  expect(ageIn(field('dateOfBirth'), '1990-05-12', '2026-05-11')).toBe(35)
})

it('returns nothing for a missing answer', () => {
  for (const value of [undefined, '', []]) {
    expect(sayAnswer(reader('metric'), field('bikeTypes'), value)).toBeNull()
  }
})

it('writes special values in words: gone, does not apply, not yet', () => {
  const metric = reader('metric')
  const [, severity] = discomfortStep.entries[0].fields
  const ofFollowUp = (key: string) => entriesOf(followUp).find((entry) => entry.key === key)
  const comfort = ofFollowUp('comfort')
  const days = ofFollowUp('adaptationDays')
  if (!comfort || comfort.kind === 'group' || !days || days.kind === 'group') throw new Error('not asked')
  expect(sayAnswer(metric, severity, 0, discomfortStep.entries[0])).toBe('Gone, no discomfort')
  expect(sayAnswer(metric, comfort, 'not_applicable')).toBe('Doesn’t apply')
  expect(sayAnswer(metric, days, 'not_yet')).toBe('Not yet')
  expect(sayAnswer(metric, days, 12)).toBe('12 days')
})
