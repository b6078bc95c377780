import { SERVICE_KINDS, type ServiceKind } from '#domain/booking/service.ts'
import type { HolderKey } from '../vault/vault.ts'
import { servicePlace } from './booking-words.ts'
import type { ServiceRow } from './offer.repository.ts'

/** The stored kind. @throws for one that this program does not know */
export function serviceKind(stored: string): ServiceKind {
  const kind = SERVICE_KINDS.find((known) => known === stored)
  if (!kind) throw new Error(`booking: unknown kind of service ${stored}`)
  return kind
}

/** A service with its words opened by the fitter's key. Only for the fitter and for whoever booked it. */
export function presentService(key: HolderKey, row: ServiceRow) {
  const { id } = row
  const opened = (field: Parameters<typeof servicePlace>[1], sealed: Buffer | null) =>
    sealed && key.open(servicePlace(id, field), sealed)
  return {
    id,
    kind: serviceKind(row.kind),
    name: key.open(servicePlace(id, 'name'), row.name_sealed),
    includes: opened('includes', row.includes_sealed),
    price: opened('price', row.price_sealed),
    place: opened('place', row.place_sealed),
    videoLink: opened('video_link', row.video_link_sealed),
    lengthMinutes: row.minutes,
    bufferBeforeMinutes: row.buffer_before,
    bufferAfterMinutes: row.buffer_after,
    asksIntake: row.asks_intake,
    offered: row.offered,
  }
}

/** A service as riders see it before they book: without the link of a video call. */
export function presentOffered(key: HolderKey, row: ServiceRow) {
  const { videoLink, offered: _, ...service } = presentService(key, row)
  return { ...service, byVideo: videoLink !== null }
}
