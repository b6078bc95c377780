import { expect, it } from 'vitest'
import { followUp } from '#domain/forms/follow-up.ts'
import { followUp1 } from '#domain/forms/follow-up-1.ts'
import { followUpFor } from '#domain/forms/follow-up-setting.ts'
import { intake } from '#domain/forms/intake.ts'
import { textKeys } from '#domain/questionnaires/text-keys.ts'
import { ZONES } from '#domain/zones.ts'
import { listTexts } from '../texts.ts'
import common from './common.ts'
import texts from './followUp.ts'
import intakeTexts from './intake.ts'
import measurements from './measurements.ts'
import zoneDetails from './zoneDetails.ts'

const own = listTexts(texts).map(([key]) => key)
const have = new Set([
  ...own,
  ...Object.entries({ common, intake: intakeTexts, measurements, zoneDetails, followUp: texts }).flatMap(
    ([namespace, tree]) => listTexts(tree).map(([key]) => `${namespace}:${key}`),
  ),
])
const short = followUpFor({ wave: 'early', zones: ZONES, goals: [] })
const needed = new Set([followUp1, followUp, short].flatMap(textKeys))

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

it('shares the words for the details of a zone with the intake, and has none that nobody asks', () => {
  const asked = new Set([...needed, ...textKeys(intake)])
  const unasked = listTexts(zoneDetails)
    .map(([key]) => `zoneDetails:${key}`)
    .filter((key) => !asked.has(key) && !/\.(?:hint|short)$|:advice\.|:place$/.test(key))
  expect(unasked).toEqual([])
  expect(textKeys(intake)).toContain('zoneDetails:options.kinds.tingling')
  expect(needed).toContain('zoneDetails:options.kinds.tingling')
})
