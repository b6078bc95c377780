import { expect, it } from 'vitest'
import { followUp } from '#domain/forms/follow-up.ts'
import { textKeys } from '#domain/questionnaires/text-keys.ts'
import { listTexts } from '../texts.ts'
import common from './common.ts'
import texts from './followUp.ts'
import intake from './intake.ts'
import measurements from './measurements.ts'

const own = listTexts(texts).map(([key]) => key)
const have = new Set([
  ...own,
  ...Object.entries({ common, intake, measurements, followUp: texts }).flatMap(([namespace, tree]) =>
    listTexts(tree).map(([key]) => `${namespace}:${key}`),
  ),
])
const needed = new Set(textKeys(followUp))

it('has a text for everything that a follow-up shows', () => {
  expect([...needed].filter((key) => !have.has(key) && !have.has(`${key}_other`))).toEqual([])
})

it('has the intake’s words for a question that the intake also asks', () => {
  expect(needed).toContain('intake:fields.discomfort.severity.label')
  expect(needed).toContain('intake:fields.handsHeaviness.low')
  expect(needed).toContain('intake:options.goals.maximize_comfort')
  expect(own.some((key) => /handsHeaviness|severity|onsetMinutes/.test(key))).toBe(false)
})

it('has no text that a follow-up does not show', () => {
  const shown = (key: string) => needed.has(key) || needed.has(`followUp:${key}`)
  expect(own.filter((key) => !/\.(?:hint|short)$/.test(key) && !shown(key))).toEqual([])
})
