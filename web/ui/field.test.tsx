// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FieldError } from './field.tsx'

afterEach(cleanup)

it('announces a problem that no control is described by', () => {
  render(<FieldError id={undefined} error="It could not be saved." />)
  expect(screen.getByRole('alert').textContent).toContain('It could not be saved.')
})

it('leaves a problem to the control that is described by it', () => {
  render(<FieldError id="problem" error="Enter a name." />)
  expect(screen.queryByRole('alert')).toBeNull()
})
