// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
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

/** The notes on a page that can be left and opened again. */
function LeftAndOpened() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Turn the page
      </button>
      {isOpen && <Notes />}
    </>
  )
}

const typeNotes = (text: string) =>
  act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }))
const turnThePage = () => act(async () => screen.getByRole('button').click())

it('has notes that are too long again after another page, asks before they are lost, and saves the shorter text', async () => {
  const server = new FakeFitServer()
  const { save, store } = await showFit(server, <LeftAndOpened />)
  const pasted = 'word '.repeat(2001)
  await typeNotes(pasted)
  await turnThePage()
  await turnThePage()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(pasted)
  expect(screen.getByText('This is too long. Use at most 10,000 characters.')).toBeTruthy()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await typeNotes('short')
  await save()
  expect(server.session.notes).toBe('short')
  expect(store.view().status).toBe('saved')
  const leavingThen = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leavingThen)
  expect(leavingThen.defaultPrevented).toBe(false)
})
