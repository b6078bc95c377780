import { expect, it } from 'vitest'
import { interventionTextKeys } from '#domain/interventions/text-keys.ts'
import { listTexts } from '../texts.ts'
import texts from './interventions.ts'

it('has a word for every kind, direction, rule, mark and warning', () => {
  const have = new Set(listTexts(texts).map(([key]) => `interventions:${key}`))
  expect(interventionTextKeys().filter((key) => !have.has(key))).toEqual([])
})
