// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, type QueryKey, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { read } from '#web/api/read.ts'
import { readsAt } from '#web/api/read-again.ts'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import type { Booking } from '../use-bookings.ts'
import { MoveForm } from './move-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const booking: Booking = {
  id: 'a',
  state: 'confirmed',
  startsAt: '2026-11-23T08:00:00.000Z',
  endsAt: '2026-11-23T10:00:00.000Z',
  busyFrom: '2026-11-23T08:00:00.000Z',
  busyTo: '2026-11-23T10:00:00.000Z',
  timeZone: 'Europe/Berlin',
  service: null,
  riderId: null,
  sessionId: null,
  name: 'Jonas',
  email: null,
  phone: null,
  note: null,
  riderTimeZone: null,
  message: null,
  expiresAt: null,
  cancelledBy: null,
  madeBy: 'rider',
  sequence: 0,
}

const shown = read('GET /api/bookings', {
  query: { from: '2026-11-23T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z' },
})

const waiting = read('GET /api/waiting-entries')

/** The form of a booking while the booking is among those of the shown week, as in the calendar. */
function Week({ onDone }: { onDone: (text: string) => void }) {
  const { data } = useQuery(shown)
  useQuery(waiting)
  const [first] = data?.items ?? []
  return first ? (
    <MoveForm
      booking={first}
      name="Jonas"
      timeZone="Europe/Berlin"
      onClose={() => undefined}
      onDone={onDone}
    />
  ) : (
    <p>Nothing this week</p>
  )
}

const show = (shownForm: ReactNode, client: QueryClient) =>
  act(async () => render(<QueryClientProvider client={client}>{shownForm}</QueryClientProvider>))

it('says at the day that the time is taken, and moves the focus there', async () => {
  await loadNamespaces(['bookingCalendar', 'common', 'errors'])
  vi.stubGlobal('fetch', async () => {
    const body = JSON.stringify({ refusal: 'taken', next: [], booking })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  })
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: async () => ({ items: [booking] }) } },
  })
  client.setQueryData(userQuery.queryKey, null)
  await show(<Week onDone={() => undefined} />, client)
  fireEvent.click(await screen.findByRole('button', { name: 'Move' }))
  const day = screen.getByRole('group', { name: 'Day' })
  expect(await within(day).findByText(/that time is taken/)).toBeTruthy()
  await vi.waitFor(() => expect(day.contains(document.activeElement)).toBe(true))
  const described = document.activeElement?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toContain('that time is taken')
})

it('says that a booking was moved to a week that is not shown', async () => {
  await loadNamespaces(['bookingCalendar', 'common', 'errors'])
  let items: Booking[] = [booking]
  vi.stubGlobal('fetch', async () => {
    items = []
    const body = JSON.stringify({ refusal: null, next: [], booking })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  })
  // The bookings arrive before the rest of what the move changes.
  const queryFn = async ({ queryKey }: { queryKey: QueryKey }) => {
    if (readsAt('waiting-entries', queryKey)) await new Promise((arrived) => setTimeout(arrived, 50))
    return { items }
  }
  const client = new QueryClient({ defaultOptions: { queries: { queryFn } } })
  client.setQueryData(userQuery.queryKey, null)
  const onDone = vi.fn()
  await show(<Week onDone={onDone} />, client)
  fireEvent.click(await screen.findByRole('button', { name: 'Move' }))
  await screen.findByText('Nothing this week')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.stringContaining('Jonas')))
})
