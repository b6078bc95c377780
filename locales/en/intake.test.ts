import { expect, it } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import { textKeys } from '#domain/questionnaires/text-keys.ts'
import { listTexts } from '../texts.ts'
import common from './common.ts'
import texts from './intake.ts'
import zoneDetails from './zoneDetails.ts'

const have = new Map([
  ...listTexts(texts),
  ...listTexts(texts).map(([key, text]): [string, string] => [`intake:${key}`, text]),
  ...listTexts(zoneDetails).map(([key, text]): [string, string] => [`zoneDetails:${key}`, text]),
  ...listTexts(common).map(([key, text]): [string, string] => [`common:${key}`, text]),
])
/** A text may exist under the key itself or under its plural forms. */
const textOf = (key: string) => have.get(key) ?? have.get(`${key}_other`)

it('has a text for everything that the intake shows', () => {
  expect(textKeys(intake).filter((key) => !textOf(key))).toEqual([])
})

it('has no text that the intake does not show', () => {
  const needed = new Set(textKeys(intake).map((key) => key.replace(/^intake:/, '')))
  const derived = listTexts(texts)
    .map(([key]) => key)
    .filter((key) => /^(?:steps|fields|options|problems|marks)\./.test(key) && !/\.(?:hint|short)$/.test(key))
  expect(derived.filter((key) => !needed.has(key.replace(/_(?:one|other)$/, '')))).toEqual([])
})
