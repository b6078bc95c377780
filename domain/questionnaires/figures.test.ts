import fc from 'fast-check'
import { expect, it } from 'vitest'
import { intake } from '../forms/intake.ts'
import { ZONES } from '../zones.ts'
import { validAnswers } from './answers.arbitrary.ts'
import { figures } from './figures.ts'
import { locateEntry } from './locate-entry.ts'
import { marks } from './marks.ts'

const ID = '3f2b8c1e-1111-4222-8333-444455556666'
const OTHER_ID = '3f2b8c1e-1111-4222-8333-444455557777'

const answers = {
  name: 'Canary',
  bikeTypes: ['road', 'gravel'],
  discipline: 'endurance',
  weeklyHours: 7.5,
  handsHeaviness: 6,
  discomfort: [
    { id: ID, zone: 'knees', severity: 6, description: 'Canary' },
    { id: OTHER_ID, zone: 'hands', severity: 2 },
  ],
  injuries: [
    { id: ID, location: 'Canary', current: true, inTreatment: false },
    { id: OTHER_ID, location: 'hip', current: false, inTreatment: true },
  ],
  previousFit: false,
  goals: ['increase_power'],
}

it('projects numbers, choices and zone scores, with 0 for a zone that is not named', () => {
  expect(figures(intake, answers).map(({ name, option, value }) => [name, option, value])).toEqual([
    ['bikeType', 'road', 1],
    ['bikeType', 'gravel', 1],
    ['discipline', 'endurance', 1],
    ['weeklyHours', null, 7.5],
    ['handsHeaviness', null, 6],
    ['zoneScore', 'feet', 0],
    ['zoneScore', 'knees', 6],
    ['zoneScore', 'saddle', 0],
    ['zoneScore', 'lower_back', 0],
    ['zoneScore', 'shoulders', 0],
    ['zoneScore', 'hands', 2],
    ['previousFit', null, 0],
    ['goal', 'increase_power', 1],
  ])
})

it('never projects a typed text, and scores all six zones of any intake', () => {
  fc.assert(
    fc.property(validAnswers(intake, '2026-11-20'), (any) => {
      const projected = figures(intake, any)
      const known = new Set<string | null>([null, ...ZONES])
      for (const step of intake.steps) {
        for (const entry of step.entries)
          if ('options' in entry) for (const one of entry.options) known.add(one)
      }
      expect(projected.every(({ option, value }) => known.has(option) && Number.isFinite(value))).toBe(true)
      expect(projected.filter(({ name }) => name === 'zoneScore')).toHaveLength(ZONES.length)
    }),
  )
})

it('marks severity 6 and 7, current injuries and treatment; nothing else', () => {
  expect(marks(intake, answers)).toEqual([
    { name: 'severe', path: `discomfort.${ID}.severity` },
    { name: 'currentInjury', path: `injuries.${ID}.current` },
    { name: 'inTreatment', path: `injuries.${OTHER_ID}.inTreatment` },
  ])
})

it('finds the entry at a path', () => {
  expect(locateEntry(intake, 'goals')).toMatchObject({ step: { key: 'fit' }, field: { kind: 'choices' } })
  expect(locateEntry(intake, `discomfort.${ID}.zone`)).toMatchObject({
    step: { key: 'discomfort' },
    group: { key: 'discomfort' },
    itemId: ID,
    field: { key: 'zone' },
  })
  expect(locateEntry(intake, 'discomfort')).not.toHaveProperty('field')
  expect(locateEntry(intake, 'shoeSize')).toBeUndefined()
})
