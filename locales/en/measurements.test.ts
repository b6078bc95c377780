import { expect, it } from 'vitest'
import { measurementTextKeys } from '#domain/measurements/text-keys.ts'
import { listTexts } from '../texts.ts'
import texts from './measurements.ts'

const have = new Set(listTexts(texts).map(([key]) => `measurements:${key}`))
const needed = new Set(measurementTextKeys())

it('has a name and a definition for everything that can be measured, and the words around it', () => {
  expect([...needed].filter((key) => !have.has(key))).toEqual([])
})

it('has no name, definition, option or reference of an unknown measurement', () => {
  const derived = [...have].filter((key) =>
    /^measurements:(?:names|definitions|options|references|methods|units)\./.test(key),
  )
  expect(derived.filter((key) => !needed.has(key))).toEqual([])
})
