// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Notes } from '../brief/notes.tsx'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'

afterEach(cleanup)

it('keeps notes that are too long in the field, also when it is left, and saves them once they are shorter', async () => {
  const server = new FakeFitServer()
  const { save } = await showFit(server, <Notes />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  const pasted = 'word '.repeat(2001)
  await act(async () => field.focus())
  await act(async () => fireEvent.change(field, { target: { value: pasted } }))
  await act(async () => field.blur())
  await act(async () => field.focus())
  await save()
  expect(field.value).toBe(pasted)
  expect(screen.getByText('This is too long. Use at most 10,000 characters.')).toBeTruthy()
  expect(server.session.notes).toBe('')
  const shorter = pasted.slice(0, 9999)
  await act(async () => fireEvent.change(field, { target: { value: shorter } }))
  await act(async () => field.blur())
  await save()
  expect(server.session.notes).toBe(shorter)
  expect(screen.queryByText(/^This is too long/)).toBeNull()
})
