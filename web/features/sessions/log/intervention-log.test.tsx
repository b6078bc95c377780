// @vitest-environment happy-dom
import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PendingChange } from '../saving/pending-changes.ts'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'
import { InterventionLog } from './intervention-log.tsx'

afterEach(() => {
  notifyManager.setScheduler(defaultScheduler)
  cleanup()
})

const logged = (id: string, what: string): PendingChange => ({
  kind: 'creation',
  of: 'intervention',
  id,
  fields: { kind: 'other', measurement: null, side: null, fromValue: null, toValue: null, what },
  sent: null,
})
const moved = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button', { name: /^Move / })
    .map((button) => button.getAttribute('aria-label'))

/** What describes a field: its unit, its hint and its problem. */
const descriptionOf = (field: Element): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

async function logOfTwo() {
  const server = new FakeFitServer()
  const { store, save } = await showFit(server, <InterventionLog />)
  await act(async () => {
    store.change(logged('first here', 'Cleats'))
    store.change(logged('second here', 'Saddle'))
  })
  await screen.findByRole('button', { name: 'Move Saddle' })
  return { server, save }
}

it('keeps the element of a new entry, and the focus in it, when the server gives the entry its id', async () => {
  const { server, save } = await logOfTwo()
  const handle = moved('Saddle')
  await act(async () => handle.focus())
  await save()
  expect(server.session.interventions.map(({ id }) => id)).toEqual(['made 1', 'made 2'])
  expect(moved('Saddle')).toBe(handle)
  expect(document.activeElement).toBe(handle)
})

it('says at the field what is missing of an entry, and moves the focus there', async () => {
  await showFit(new FakeFitServer(), <InterventionLog />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add change' })))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  const field = screen.getByLabelText('What was adjusted')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(field)).toContain('Choose what was adjusted.')
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
})

it('asks at the field whether an unusual number is right when it is saved before the field is left', async () => {
  await showFit(new FakeFitServer(), <InterventionLog />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add change' })))
  fireEvent.change(screen.getByLabelText('What was adjusted'), { target: { value: 'saddle_height' } })
  const field = screen.getByRole('textbox', { name: /^To/ })
  await act(async () => fireEvent.change(field, { target: { value: '910' } }))
  expect(screen.queryByRole('button', { name: /^Yes, 910/ })).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(field)).toMatch(/Is 910.mm right\?/)
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Yes, 910/ })))
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

it('judges a number again when it is saved or left, but not while it is typed', async () => {
  await showFit(new FakeFitServer(), <InterventionLog />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add change' })))
  fireEvent.change(screen.getByLabelText('What was adjusted'), { target: { value: 'saddle_height' } })
  const field = screen.getByRole('textbox', { name: /^To/ })
  const type = (value: string) => act(async () => fireEvent.change(field, { target: { value } }))
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  const isWrong = () => field.getAttribute('aria-invalid') === 'true'
  await type('910')
  await press()
  expect(isWrong()).toBe(true)
  await type('9')
  expect(isWrong()).toBe(false)
  await act(async () => fireEvent.blur(field))
  expect(isWrong()).toBe(true)
  await type('91')
  expect(isWrong()).toBe(false)
  await press()
  expect(isWrong()).toBe(true)
})

it('goes on with a move that began before the entry was stored', async () => {
  const { server, save } = await logOfTwo()
  await act(
    async () =>
      void fireEvent.pointerDown(moved('Saddle'), { button: 0, pointerId: 1, pointerType: 'mouse' }),
  )
  await save()
  // Nothing has a height here, so that every entry lies below a pointer above the page.
  await act(async () => void fireEvent.pointerMove(window, { pointerId: 1, clientY: -1 }))
  await act(async () => void fireEvent.pointerUp(window, { pointerId: 1 }))
  expect(titles()).toEqual(['Move Saddle', 'Move Cleats'])
  await save()
  expect(server.session.interventions.map(({ id }) => id)).toEqual(['made 2', 'made 1'])
})
