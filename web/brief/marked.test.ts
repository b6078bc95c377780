import { expect, it } from 'vitest'
import { intake } from '#domain/questionnaires/intake.ts'
import type { Reader } from '#web/questionnaire/say-answer.ts'
import { formatsOf } from '#web/ui/language/use-format.ts'
import { markedOf } from './marked.ts'

const reader: Reader = { text: (key) => key, format: formatsOf('en'), systemOf: () => 'metric' }

it('gathers everything that stands out about one zone or injury, the severest first', () => {
  const answers = {
    discomfort: [
      { id: 'a', zone: 'hands', severity: 6 },
      { id: 'b', zone: 'feet', severity: 5 },
      { id: 'c', zone: 'knees', severity: 7 },
    ],
    injuries: [{ id: 'd', location: 'left ankle', current: true, inTreatment: true }],
  }
  expect(markedOf(reader, intake, answers)).toEqual([
    { path: 'discomfort.c', name: 'common:zone.knees', marks: ['severe'], severity: 7 },
    { path: 'discomfort.a', name: 'common:zone.hands', marks: ['severe'], severity: 6 },
    { path: 'injuries.d', name: 'left ankle', marks: ['currentInjury', 'inTreatment'], severity: null },
  ])
})

it('finds nothing in an easy form', () => {
  expect(markedOf(reader, intake, { discomfort: [{ id: 'a', zone: 'hands', severity: 2 }] })).toEqual([])
})
