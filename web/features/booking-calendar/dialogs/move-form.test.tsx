// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, type QueryKey, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
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
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Week onDone={onDone} />
      </QueryClientProvider>,
    ),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Move' }))
  await screen.findByText('Nothing this week')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.stringContaining('Jonas')))
})
