import { useMutation } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { useRefreshBookings } from '../use-moves.ts'

/** Cancels a booking with the fitter's words, or takes a blocked time away. */
export function useCancel(bookingId: string) {
  const refresh = useRefreshBookings()
  return useMutation({
    mutationFn: (message: string | null) =>
      api('POST /api/bookings/:bookingId/cancellation', { params: { bookingId }, body: { message } }),
    // Nobody waits for it: the dialog is closed before the data without the entry remove it, and the focus with it.
    onSettled() {
      void refresh()
    },
  })
}

/** Marks that the rider did not come, or takes it back. */
export function useNoShow(bookingId: string) {
  const refresh = useRefreshBookings()
  return useMutation({
    mutationFn: (noShow: boolean) =>
      api('POST /api/bookings/:bookingId/no-show', { params: { bookingId }, body: { noShow } }),
    onSettled: refresh,
  })
}
