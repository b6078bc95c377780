// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { checkMeasurement } from '#domain/measurements/check.ts'
import type { MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'
import { problemOfJudgement, useProblemWords } from './use-problem-words.ts'

afterEach(cleanup)

function Words({ name, value }: { name: MeasurementKey; value: string | number }) {
  const words = useProblemWords()
  const problem = problemOfJudgement(checkMeasurement(name, value, 'width_80'))
  return <p data-testid="words">{problem && words(name, problem, Number(value))}</p>
}

it.each([
  ['saddle_model', 'x'.repeat(201), 'This is too long. Use at most 200 characters.'],
  ['saddle_model', 'a\u0000b', 'This contains characters that can’t be saved. Enter the text again.'],
  ['saddle_model', `e${'\u0301'.repeat(17)}`, 'There are too many accents on one letter. Use at most 16.'],
] as const)('says what is wrong with %s', async (name, value, text) => {
  await showFit(new FakeFitServer(), <Words name={name} value={value} />)
  expect((await screen.findByTestId('words')).textContent).toBe(text)
})
