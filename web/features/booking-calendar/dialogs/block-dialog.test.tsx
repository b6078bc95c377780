// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { BlockDialog } from './block-dialog.tsx'

beforeEach(async () => {
  await loadNamespaces(['bookingCalendar', 'common', 'errors'])
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <BlockDialog
          start={{ date: '2027-03-22', minutes: 600 }}
          timeZone="Europe/Berlin"
          onClose={() => undefined}
        />
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const part = (name: 'From' | 'Until') => within(screen.getByRole('group', { name }))
const enter = (name: 'From' | 'Until', value: string) =>
  act(async () => fireEvent.change(part(name).getByLabelText('Time'), { target: { value } }))
const block = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Block' })))

it('says at the beginning or the end what is missing of it, and moves the focus there', async () => {
  await enter('From', '')
  await block()
  const time = part('From').getByLabelText('Time')
  expect(time.getAttribute('aria-invalid')).toBe('true')
  await vi.waitFor(() => expect(document.activeElement).toBe(time))
  expect(part('Until').queryByText('Enter a day and a time.')).toBeNull()
  await enter('From', '12:00')
  expect(part('Until').getByText('The end is before the beginning.')).toBeTruthy()
})

it('says at the beginning that something is in the time, until another is typed', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ code: 'time_taken', status: 409 }), { status: 409 }),
  )
  await block()
  const day = part('From').getByRole('group', { name: 'Day' })
  expect(await within(day).findByText(/^Something is already in that time/)).toBeTruthy()
  await vi.waitFor(() => expect(day.contains(document.activeElement)).toBe(true))
  await enter('Until', '13:00')
  expect(screen.queryByText(/^Something is already in that time/)).toBeNull()
})
