import { expect, it } from 'vitest'
import { figuresOf, isAboutReminders, planOf, problemsOf } from './plan.ts'

it('is a plan once all its days are whole numbers', () => {
  expect(planOf({ milestones: [14, null], reminderDays: [0] })).toBeNull()
  expect(planOf({ milestones: [14.5], reminderDays: [0] })).toBeNull()
  expect(planOf({ milestones: [14, 42], reminderDays: [] })).toEqual({
    milestones: [14, 42],
    reminderDays: [],
  })
})

it.each([
  [{ milestones: [null], reminderDays: [0] }, ['missing']],
  [{ milestones: [], reminderDays: [0] }, ['no_milestones']],
  [{ milestones: [6], reminderDays: [0, 0] }, ['milestone_out_of_range', 'reminders_not_apart']],
  [{ milestones: [14, 42, 90], reminderDays: [0, 3, 7] }, []],
])('the plan %j has the problems %j', (edited, problems) => {
  expect(problemsOf(edited)).toEqual(problems)
})

it('returns the list and the numbers of a problem', () => {
  expect(isAboutReminders('too_many_reminders')).toBe(true)
  expect(isAboutReminders('milestones_too_close')).toBe(false)
  expect(figuresOf('milestone_out_of_range')).toMatchObject({ min: 7, max: 730 })
  expect(figuresOf('milestones_too_close')).toMatchObject({ gap: 7 })
})
