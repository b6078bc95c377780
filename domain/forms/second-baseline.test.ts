import { expect, it } from 'vitest'
import { entriesOf } from '../questionnaires/questionnaire.ts'
import { validate } from '../questionnaires/validate.ts'
import { ZONES } from '../zones.ts'
import { questionnaireOf } from './registry.ts'
import { scoresIn, secondBaseline } from './second-baseline.ts'

const TODAY = '2026-11-20'
const scores = { feet: 0, knees: 7, saddle: 2, lower_back: 0, shoulders: 1, hands: 0 }

it('asks for all six zones, in their order, and nothing else', () => {
  expect(entriesOf(secondBaseline).map(({ key }) => key)).toEqual(ZONES)
  expect(questionnaireOf('secondBaseline', 1)).toBe(secondBaseline)
  expect(questionnaireOf('secondBaseline', 2)).toBeUndefined()
})

it('needs a score of each zone, where 0 is one', () => {
  expect(validate(secondBaseline, scores, TODAY)).toEqual([])
  expect(validate(secondBaseline, {}, TODAY).map(({ code }) => code)).toEqual(ZONES.map(() => 'required'))
  expect(validate(secondBaseline, { ...scores, feet: 8 }, TODAY)).toHaveLength(1)
})

it('gives its answers as scores', () => {
  expect(scoresIn(scores)).toEqual(scores)
  expect(() => scoresIn({ ...scores, hands: 9 })).toThrow('hands')
})
