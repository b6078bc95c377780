import { expect, it } from 'vitest'
import { intake } from '#domain/questionnaires/intake.ts'
import type { Field } from '#domain/questionnaires/questionnaire.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import common from '#locales/en/common.ts'
import texts from '#locales/en/intake.ts'
import { sayText, textsOf } from '#locales/translator.ts'
import { formatsOf } from '#web/ui/language/use-format.ts'
import { ageIn, type Reader, sayAnswer } from './say-answer.ts'

const found = new Map([
  ['en/common', textsOf(common)],
  ['en/intake', textsOf(texts)],
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

it('says a height in the units of the reader', () => {
  expect(sayAnswer(reader('metric'), field('heightCm'), 180.3)).toBe('180.3 cm')
  expect(sayAnswer(reader('imperial'), field('heightCm'), 180.3)).toBe('5 ft 11 in')
})

it('says a distance inside an option in the units of the reader', () => {
  expect(sayAnswer(reader('metric'), field('ridingStyle'), 'recreational')).toContain('50 km')
  expect(sayAnswer(reader('imperial'), field('ridingStyle'), 'recreational')).toContain('30 miles')
})

it('says choices as a list, yes and no as words, years without grouping', () => {
  const metric = reader('metric')
  expect(sayAnswer(metric, field('bikeTypes'), ['road', 'gravel', 'e_bike'])).toBe('Road, Gravel, and E-bike')
  expect(sayAnswer(metric, field('previousFit'), false)).toBe('No')
  expect(sayAnswer(metric, field('lastFitYear'), 2019)).toBe('2019')
})

it('says a scale with the words at its ends', () => {
  expect(sayAnswer(reader('metric'), field('handsHeaviness'), 4)).toBe('4 of 7, from no pressure to heavy')
})

it('says a date of birth as a date, and how old that made the rider', () => {
  expect(sayAnswer(reader('metric'), field('dateOfBirth'), '1990-05-12')).toBe('May 12, 1990')
  expect(ageIn(field('dateOfBirth'), '1990-05-12', '2026-05-11')).toBe(35)
})

it('says nothing where nothing was answered', () => {
  for (const value of [undefined, '', []]) {
    expect(sayAnswer(reader('metric'), field('bikeTypes'), value)).toBeNull()
  }
})
