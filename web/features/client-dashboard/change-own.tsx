import { useQueryClient } from '@tanstack/react-query'
import { api, type CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { ChangeBooking } from '#web/booking-changes/change-booking.tsx'

type Appointment = CallResponse<'GET /api/client/bookings'>['items'][number]

/** Moving and cancelling an appointment from the rider's own page, within the fitter's rule. */
export default function ChangeOwn({ appointment }: { appointment: Appointment }) {
  const client = useQueryClient()
  const params = { bookingId: appointment.id }
  const readAgain = () => client.invalidateQueries({ queryKey: read('GET /api/client/bookings').queryKey })
  return (
    <ChangeBooking
      booking={appointment}
      move={async (at) => {
        const moved = await api('POST /api/client/bookings/:bookingId/move', { params, body: { at } })
        await readAgain()
        return moved
      }}
      cancel={async (message) => {
        await api('POST /api/client/bookings/:bookingId/cancellation', { params, body: { message } })
        await readAgain()
      }}
    />
  )
}
