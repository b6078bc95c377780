// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { formatsOf } from '#web/ui/language/use-format.ts'
import { AllAnswers } from './all-answers.tsx'
import type { FormRead } from './form-read.ts'
import { SeeFirst } from './see-first.tsx'

afterEach(cleanup)

const form = (language: string): FormRead => ({
  questionnaire: intake,
  answers: {
    discomfort: [{ id: 'a', zone: 'hands', severity: 6 }],
    injuries: [{ id: 'b', location: 'Knöchel', current: true, description: 'Gebrochen' }],
  },
  language,
  sentOn: '2026-11-20',
  reader: { text: (key) => key, format: formatsOf('en'), systemOf: () => 'metric' },
  role: 'fitter',
})

const langOf = (words: string) => screen.getByText(words).getAttribute('lang')

it.each([
  ['de', 'de'],
  ['no', 'nb'],
  ['en', null],
])(
  'the heading of an item in the words of a rider in %s says the language, as its answers do',
  async (language, lang) => {
    await loadNamespaces(['submissions', 'frame'])
    await act(async () => render(<AllAnswers form={form(language)} withZones />))
    expect(langOf('Knöchel')).toBe(lang)
    expect(langOf('Gebrochen')).toBe(lang)
    expect(langOf('common:zone.hands')).toBeNull()
  },
)

it('what is seen first says the language of the names that are the rider’s words', async () => {
  await loadNamespaces(['submissions', 'frame'])
  await act(async () => render(<SeeFirst form={form('de')} />))
  expect(langOf('Knöchel')).toBe('de')
  expect(langOf('common:zone.hands')).toBeNull()
})
