// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadNamespaces } from './language/texts.ts'
import { PasswordField } from './password-field.tsx'

beforeEach(async () => loadNamespaces(['common']))
afterEach(cleanup)

function Password() {
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      name="password"
      autoComplete="current-password"
      label="Password"
      value={password}
      onChange={setPassword}
    />
  )
}
const field = () => screen.getByLabelText<HTMLInputElement>('Password')

it('lets passwords be pasted whole, names its purpose to password managers, and hides what is typed', async () => {
  await act(async () => render(<Password />))
  expect(field().type).toBe('password')
  expect(field().autocomplete).toBe('current-password')
  expect(field().name).toBe('password')
  expect(field().getAttribute('maxlength')).toBeNull()
  const paste = createEvent.paste(field(), { clipboardData: { getData: () => 'from a manager' } })
  await act(async () => fireEvent(field(), paste))
  expect(paste.defaultPrevented).toBe(false)
  const long = `  ${'Grünes Rad '.repeat(12)}`
  await act(async () => fireEvent.change(field(), { target: { value: long } }))
  expect(field().value).toBe(long)
})

it('shows the password on request, and stays the same field for password managers', async () => {
  await act(async () => render(<Password />))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show password' })))
  expect(field().type).toBe('text')
  expect(field().autocomplete).toBe('current-password')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Hide password' })))
  expect(field().type).toBe('password')
})
