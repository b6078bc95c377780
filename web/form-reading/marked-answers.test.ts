import { expect, it } from 'vitest'
import { followUp } from '#domain/forms/follow-up.ts'
import { intake } from '#domain/forms/intake.ts'
import type { Reader } from '#domain/questionnaires/say-answer.ts'
import { formatsOf } from '#web/ui/language/use-format.ts'
import { markedOf } from './marked-answers.ts'

const reader: Reader = { text: (key) => key, format: formatsOf('en'), systemOf: () => 'metric' }

it('combines everything about one zone or injury, the most severe first', () => {
  const answers = {
    discomfort: [
      { id: 'a', zone: 'hands', severity: 6 },
      { id: 'b', zone: 'feet', severity: 5 },
      { id: 'c', zone: 'knees', severity: 7 },
    ],
    injuries: [{ id: 'd', location: 'left ankle', current: true, inTreatment: true }],
  }
  expect(markedOf(reader, intake, answers)).toEqual([
    {
      path: 'discomfort.c',
      name: 'common:zone.knees',
      ownName: false,
      marks: ['severe'],
      severity: 7,
      said: null,
    },
    {
      path: 'discomfort.a',
      name: 'common:zone.hands',
      ownName: false,
      marks: ['severe'],
      severity: 6,
      said: null,
    },
    {
      path: 'injuries.d',
      name: 'left ankle',
      ownName: true,
      marks: ['currentInjury', 'inTreatment'],
      severity: null,
      said: null,
    },
  ])
})

it('shows choices and dissatisfaction, and does not confuse satisfaction with severity', () => {
  const answers = { redFlags: ['swelling', 'night_pain'], satisfaction: 2, anotherAppointment: true }
  const found = markedOf(reader, followUp, answers)
  expect(found.map(({ path, said, severity }) => [path, said, severity])).toEqual([
    ['redFlags', 'zoneDetails:options.redFlags.swelling and zoneDetails:options.redFlags.night_pain', null],
    ['satisfaction', 'common:scale.withWords', null],
    ['anotherAppointment', null, null],
  ])
})

it('puts a red flag of the intake first, with its zones', () => {
  const answers = {
    discomfort: [{ id: 'c', zone: 'knees', severity: 7 }],
    redFlags: ['swelling'],
    redFlagZones: ['knees'],
  }
  expect(markedOf(reader, intake, answers).map(({ path, said }) => [path, said])).toEqual([
    ['redFlags', 'zoneDetails:options.redFlags.swelling: common:zone.knees'],
    ['discomfort.c', null],
  ])
  const french = { ...reader, format: formatsOf('fr') }
  expect(markedOf(french, intake, answers)[0]?.said).toBe(
    'zoneDetails:options.redFlags.swelling\u202f: common:zone.knees',
  )
})

it('finds nothing in an unremarkable form', () => {
  expect(markedOf(reader, intake, { discomfort: [{ id: 'a', zone: 'hands', severity: 2 }] })).toEqual([])
})
