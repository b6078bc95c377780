import { expect, it } from 'vitest'
import { followUpFor } from '#domain/forms/follow-up-setting.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { validate } from '#domain/questionnaires/validate.ts'
import { problemsOn } from '#web/form/form.ts'
import { followUpScreens } from './screens.ts'

const today = '2026-06-01'
const setting = { zones: ['knees', 'hands'], goals: [] } as const
const questionnaire = followUpFor({ ...setting, wave: 'primary' })
const screensOf = (answers: Answers) => followUpScreens({ questionnaire, answers, today })

it('asks about each zone named before the fit on a separate screen, then the rest of the step', () => {
  expect(screensOf({ ridesSince: 5 }).map(({ key }) => key)).toEqual([
    'since',
    'discomfort-knees',
    'discomfort-hands',
    'discomfort',
    'feel',
    'fit',
  ])
})

it('shows a short follow-up on one screen, with its zones and all its problems', () => {
  const short = followUpFor({ ...setting, wave: 'early' })
  const screens = followUpScreens({ questionnaire: short, answers: {}, today })
  expect(screens.map(({ key }) => key)).toEqual(['short'])
  const problems = validate(short, {}, today)
  expect(screens.flatMap((screen) => problemsOn(screen, problems))).toEqual(problems)
  expect(problems.map(({ path }) => path)).toContain('discomfort.knees.severity')
})

it('asks a rider who has not ridden neither about zones nor about how riding feels', () => {
  expect(screensOf({ ridesSince: 0 }).map(({ key }) => key)).toEqual(['since', 'discomfort', 'fit'])
})

it('shows a problem on the screen of its question', () => {
  const screens = screensOf({ ridesSince: 5 })
  const problems = validate(questionnaire, { ridesSince: 5 }, today)
  const wrongOn = Object.fromEntries(
    screens.map((screen) => [screen.key, problemsOn(screen, problems).map(({ path }) => path)]),
  )
  expect(wrongOn['discomfort-knees']).toEqual(['discomfort.knees.severity'])
  expect(wrongOn['discomfort-hands']).toEqual(['discomfort.hands.severity'])
  expect(wrongOn.discomfort).toEqual(['otherZone', 'redFlags'])
  expect(Object.values(wrongOn).flat()).toHaveLength(problems.length)
})
