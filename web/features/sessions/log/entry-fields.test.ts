import { expect, it } from 'vitest'
import { intervention, measured } from '../testing/fit-session.ts'
import {
  correctionOf,
  entryOf,
  fieldsOfEntry,
  kindChosen,
  measurementChosen,
  newEntry,
  placeChosen,
  problemOf,
} from './entry-fields.ts'

it('returns why an entry cannot be logged', () => {
  expect(problemOf(newEntry())).toBe('measurement')
  expect(problemOf({ ...newEntry(), kind: 'other', what: ' ' })).toBe('what')
  expect(problemOf({ ...newEntry(), measurement: 'saddle_height', toValue: 1740 })).toBe('number')
  expect(problemOf({ ...newEntry(), measurement: 'saddle_height', toValue: 742 })).toBeNull()
  const high = { ...newEntry(), measurement: 'saddle_height' as const, fromValue: 742, toValue: 910 }
  expect(problemOf(high)).toBe('unsure')
  expect(problemOf({ ...high, sure: [910] })).toBeNull()
  expect(problemOf({ ...high, toValue: 1740, sure: [1740] })).toBe('number')
  expect(problemOf(measurementChosen({ ...high, sure: [910] }, 'saddle_height', []))).toBeNull()
})

it('prefills from and to, and the side if only one was moved', () => {
  const values = [
    measured('before', 'cleat_fore_aft', 5, { side: 'left' }),
    measured('after', 'cleat_fore_aft', 5, { side: 'left' }),
    measured('before', 'cleat_fore_aft', 5, { side: 'right' }),
    measured('after', 'cleat_fore_aft', 9, { side: 'right' }),
  ]
  expect(measurementChosen(newEntry(), 'cleat_fore_aft', values)).toMatchObject({
    side: 'right',
    fromValue: 5,
    toValue: 9,
  })
})

it('drops a measurement that the new kind cannot have', () => {
  const moved = { ...newEntry(), measurement: 'crank_length' as const, fromValue: 172.5, toValue: 165 }
  expect(kindChosen(moved, 'cranks')).toMatchObject({
    kind: 'cranks',
    measurement: 'crank_length',
    toValue: 165,
  })
  expect(kindChosen(moved, 'shoes')).toMatchObject({ kind: 'shoes', measurement: null, toValue: null })
})

it('sends only what was corrected, and null for fields that were emptied', () => {
  const entry = intervention('a', { fromValue: 728, toValue: 742, why: 'Knee', zones: ['knees'] })
  const fields = fieldsOfEntry(entry)
  expect(correctionOf(entry, fields)).toEqual({})
  expect(correctionOf(entry, { ...fields, why: ' ', zones: [] })).toEqual({ why: null, zones: [] })
  expect(entryOf(fields)).toMatchObject({ why: 'Knee', what: null })
})

it('sends the place of a zone while the zone is chosen, and restores it when the zone is chosen again', () => {
  const aimed = placeChosen({ ...newEntry(), zones: ['knees', 'hands'] }, 'knees', 'front')
  expect(entryOf(aimed).places).toEqual({ knees: 'front' })
  expect(entryOf({ ...aimed, zones: ['hands'] }).places).toEqual({})
  expect(entryOf({ ...aimed, zones: ['hands', 'knees'] }).places).toEqual({ knees: 'front' })
  expect(entryOf(placeChosen(aimed, 'knees', null)).places).toEqual({})
  const entry = intervention('a', { zones: ['knees'], places: { knees: 'front' } })
  expect(correctionOf(entry, fieldsOfEntry(entry))).toEqual({})
  expect(correctionOf(entry, placeChosen(fieldsOfEntry(entry), 'knees', 'back'))).toEqual({
    places: { knees: 'back' },
  })
})
