import type { Place } from '../vault/vault.ts'

type BookingWord = 'name' | 'email' | 'phone' | 'note' | 'message'

/**
 * The vault's place for words of a booking. They are sealed under the key of the rider's file where there is one, else
 * under the fitter's.
 */
export const bookingPlace = (id: string, field: BookingWord): Place => ({ table: 'booking', row: id, field })

type ServiceWord = 'name' | 'includes' | 'price' | 'place' | 'video_link'

/** The vault's place for words of a service, which are sealed under the fitter's key. */
export const servicePlace = (id: string, field: ServiceWord): Place => ({
  table: 'booking_service',
  row: id,
  field,
})

/** Whose key seals the words of a booking. */
export const keyHolderOf = ({
  rider_id,
  fitter_id,
}: {
  rider_id: string | null
  fitter_id: string
}): string => rider_id ?? fitter_id
