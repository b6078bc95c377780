// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userQuery } from '#web/api/user-query.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import type { BookingService } from '../use-bookings.ts'
import { NewBookingDialog } from './new-booking-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const checkUp: BookingService = {
  id: 'b',
  kind: 'check_up',
  name: 'Check-up',
  includes: null,
  price: null,
  place: null,
  videoLink: null,
  lengthMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  asksIntake: false,
  offered: true,
}

it('leads from a refused time to the next free one, and on in the fields of the time', async () => {
  await loadNamespaces(['bookingCalendar', 'common', 'errors'])
  vi.stubGlobal('fetch', async () => {
    const params = { refusal: 'taken', next: '2027-03-22T13:30:00.000Z' }
    return new Response(JSON.stringify({ code: 'time_refused', status: 409, params }), { status: 409 })
  })
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, null)
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <NewBookingDialog
          start={{ date: '2027-03-22', minutes: 600 }}
          services={[checkUp]}
          timeZone="Europe/Berlin"
          rider={{ riderId: 'a', name: 'Ana' }}
          onClose={() => undefined}
        />
      </QueryClientProvider>,
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Book' }))
  const refusal = await screen.findByRole('alert')
  expect(refusal.textContent).toContain('That time is taken. Nothing was booked.')
  const [first] = within(refusal).getAllByRole('button')
  await act(async () => first?.click())
  expect(screen.getByLabelText('Time')).toHaveProperty('value', '14:30')
  expect(screen.getByRole('group', { name: 'Day' }).contains(document.activeElement)).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})
