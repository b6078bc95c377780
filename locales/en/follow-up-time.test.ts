import { expect, it } from 'vitest'
import { followUpFor } from '#domain/forms/follow-up-setting.ts'
import { intake } from '#domain/forms/intake.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { textName } from '#domain/questionnaires/text-keys.ts'
import { EFFORT_ZONES, followUpEffort } from '../form-effort.ts'
import followUp from './followUp.ts'
import intakeTexts from './intake.ts'

it('takes at the first milestone at most 12 taps and digits, and 3 minutes with the reading', () => {
  const { presses, words, seconds } = followUpEffort('early')
  expect(presses).toBeLessThanOrEqual(12)
  // If this is far too small, texts are no longer found.
  expect(words).toBeGreaterThan(100)
  expect(seconds).toBeLessThanOrEqual(180)
})

it.each([
  ['primary', 30],
  ['lasting', 26],
] as const)('takes at the %s milestone %i taps and digits with three zones', (wave, presses) => {
  const effort = followUpEffort(wave)
  expect(effort.presses).toBe(presses)
  expect(effort.seconds).toBeLessThanOrEqual(480)
})

it('names one time frame in the intake and at every milestone', () => {
  const frame = /rides in the last two weeks/
  for (const step of ['short', 'discomfort', 'feel'] as const)
    expect(followUp.steps[step].lead).toMatch(frame)
  expect(intakeTexts.steps.discomfort.lead).toMatch(frame)
  // The severity of a zone has the same words at all times.
  expect(intakeTexts.fields.discomfort.severity.hint).toMatch(frame)
  const words = (questionnaire: Questionnaire) =>
    entriesOf(questionnaire).flatMap((entry) =>
      entry.kind === 'group' && entry.unique === 'zone'
        ? entry.fields.filter(({ key }) => key === 'severity').map((field) => textName(field, entry))
        : [],
    )
  expect(words(intake)).toEqual(['discomfort.severity'])
  expect(words(followUpFor({ wave: 'early', zones: EFFORT_ZONES, goals: ['reduce_discomfort'] }))).toEqual([
    'intake:discomfort.severity',
  ])
})
