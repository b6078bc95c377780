import { BUFFER_MINUTES, SERVICE_MINUTES, type ServiceKind } from '#domain/booking/service.ts'
import type { Service } from './offer-query.ts'

/** A service while it is typed. */
export interface EditedService {
  kind: ServiceKind
  name: string
  includes: string
  price: string
  where: 'place' | 'video'
  place: string
  videoLink: string
  lengthMinutes: number | null
  bufferBeforeMinutes: number | null
  bufferAfterMinutes: number | null
  asksIntake: boolean
  offered: boolean
}

/** What the dialog begins with: the service, or what most fits are. */
export const editedOf = (service: Service | null): EditedService => ({
  kind: service?.kind ?? 'fit',
  name: service?.name ?? '',
  includes: service?.includes ?? '',
  price: service?.price ?? '',
  where: service && service.videoLink !== null ? 'video' : 'place',
  place: service?.place ?? '',
  videoLink: service?.videoLink ?? '',
  lengthMinutes: service?.lengthMinutes ?? 120,
  bufferBeforeMinutes: service?.bufferBeforeMinutes ?? 0,
  bufferAfterMinutes: service?.bufferAfterMinutes ?? 30,
  asksIntake: service?.asksIntake ?? true,
  offered: service?.offered ?? true,
})

interface Fault {
  text: 'required' | 'videoWrong' | 'between'
  bounds: { least: number; most: number }
}

const noBounds = { least: 0, most: 0 }

function faultOfMinutes(value: number | null, bounds: { least: number; most: number }): Fault | undefined {
  const isFine = value !== null && Number.isInteger(value) && value >= bounds.least && value <= bounds.most
  return isFine ? undefined : { text: 'between', bounds }
}

/** What is wrong, by field. */
export function faultsOf(edited: EditedService) {
  const isLink = /^https:\/\/\S+$/.test(edited.videoLink.trim())
  return {
    name: edited.name.trim() === '' ? ({ text: 'required', bounds: noBounds } satisfies Fault) : undefined,
    videoLink:
      edited.where === 'video' && !isLink
        ? ({ text: 'videoWrong', bounds: noBounds } satisfies Fault)
        : undefined,
    lengthMinutes: faultOfMinutes(edited.lengthMinutes, SERVICE_MINUTES),
    bufferBeforeMinutes: faultOfMinutes(edited.bufferBeforeMinutes, BUFFER_MINUTES),
    bufferAfterMinutes: faultOfMinutes(edited.bufferAfterMinutes, BUFFER_MINUTES),
  }
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The service to save; null while something is wrong. */
export function wantedOf(edited: EditedService): Omit<Service, 'id'> | null {
  const { lengthMinutes, bufferBeforeMinutes, bufferAfterMinutes } = edited
  if (Object.values(faultsOf(edited)).some(Boolean)) return null
  if (lengthMinutes === null || bufferBeforeMinutes === null || bufferAfterMinutes === null) return null
  return {
    kind: edited.kind,
    name: edited.name.trim(),
    includes: textOrNull(edited.includes),
    price: textOrNull(edited.price),
    place: edited.where === 'place' ? textOrNull(edited.place) : null,
    videoLink: edited.where === 'video' ? edited.videoLink.trim() : null,
    lengthMinutes,
    bufferBeforeMinutes,
    bufferAfterMinutes,
    asksIntake: edited.kind === 'fit' && edited.asksIntake,
    offered: edited.offered,
  }
}
