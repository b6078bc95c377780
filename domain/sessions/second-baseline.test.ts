import { expect, it } from 'vitest'
import { secondBaselineState } from './second-baseline.ts'

const INTAKE_ON = '2026-11-19'

it.each([
  ['2026-11-19', 'same_day'],
  ['2026-11-20', 'open'],
  ['2026-11-18', 'same_day'],
] as const)('on %s a second baseline is %s', (today, state) => {
  expect(secondBaselineState({ intakeOn: INTAKE_ON, over: false }, today)).toBe(state)
})

it('needs an intake, and is over with the fit', () => {
  expect(secondBaselineState({ intakeOn: null, over: false }, '2026-11-20')).toBe('no_intake')
  expect(secondBaselineState({ intakeOn: null, over: true }, '2026-11-20')).toBe('over')
  expect(secondBaselineState({ intakeOn: INTAKE_ON, over: true }, '2026-11-20')).toBe('over')
})
