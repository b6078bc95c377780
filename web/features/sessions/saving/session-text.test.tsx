// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import type { FormRead } from '#web/form-reading/form-read.ts'
import { formatsOf } from '#web/ui/language/use-format.ts'
import { Notes } from '../brief/notes.tsx'
import { WeighedGoals } from '../brief/weighed-goals.tsx'
import { SaveLine } from '../save-status/save-line.tsx'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'

afterEach(cleanup)

it('keeps notes that are too long in the field, also when it is left, and saves them once they are shorter', async () => {
  const server = new FakeFitServer()
  const { save } = await showFit(
    server,
    <>
      <Notes />
      <SaveLine />
    </>,
  )
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
  expect(screen.getByText('Not saved')).toBeTruthy()
  const shorter = pasted.slice(0, 9999)
  await act(async () => fireEvent.change(field, { target: { value: shorter } }))
  await act(async () => field.blur())
  await save()
  expect(server.session.notes).toBe(shorter)
  expect(screen.queryByText(/^This is too long/)).toBeNull()
  expect(screen.queryByText('Not saved')).toBeNull()
  expect(screen.getByText(/^Saved /)).toBeTruthy()
})

/** A page that can be left and opened again. */
function LeftAndOpened({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Turn the page
      </button>
      {isOpen && children}
    </>
  )
}

const typeText = (text: string) =>
  act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }))
const turnThePage = () => act(async () => screen.getByRole('button', { name: 'Turn the page' }).click())

it('has notes that are too long again after another page, asks before they are lost, and saves the shorter text', async () => {
  const server = new FakeFitServer()
  const { save, store } = await showFit(
    server,
    <LeftAndOpened>
      <Notes />
    </LeftAndOpened>,
  )
  const pasted = 'word '.repeat(2001)
  await typeText(pasted)
  await turnThePage()
  await turnThePage()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(pasted)
  expect(screen.getByText('This is too long. Use at most 10,000 characters.')).toBeTruthy()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await typeText('short')
  await save()
  expect(server.session.notes).toBe('short')
  expect(store.view().status).toBe('saved')
  const leavingThen = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leavingThen)
  expect(leavingThen.defaultPrevented).toBe(false)
})

const form: FormRead = {
  questionnaire: intake,
  answers: {},
  language: 'en',
  sentOn: '2026-11-20',
  reader: { text: (key) => key, format: formatsOf('en'), systemOf: () => 'metric' },
  role: 'fitter',
}

it('has what counts as reached again after another page if it is too long, and saves it once it is shorter', async () => {
  const server = new FakeFitServer()
  server.session = { ...server.session, goals: ['reduce_discomfort'] }
  const { save } = await showFit(
    server,
    <LeftAndOpened>
      <WeighedGoals form={form} />
    </LeftAndOpened>,
  )
  const pasted = 'word '.repeat(101)
  await typeText(pasted)
  await turnThePage()
  await turnThePage()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(pasted)
  expect(screen.getByText('This is too long. Use at most 500 characters.')).toBeTruthy()
  await typeText('Two hours without numb hands')
  await save()
  expect(server.session.goalLevels).toEqual({ reduce_discomfort: 'Two hours without numb hands' })
})
