import { lastMomentOf } from '#domain/sharing/offer.ts'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Bike, Offer } from './use-sharing.ts'

/** What is offered, and until when, in words. */
export function useOfferWords(bikes: readonly Bike[]): (offer: Offer) => string {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const nameOf = useBikeName()
  return ({ bikeId, fitsFrom, until }) => {
    const bike = bikes.find(({ id }) => id === bikeId)
    const ofBike = bike ? t('offers.bike', { bike: nameOf(bike) }) : t('offers.bikeGone')
    const what = bikeId
      ? ofBike
      : fitsFrom
        ? t('offers.from', { date: format.date(fitsFrom) })
        : t('offers.all')
    const end = until ? t('offers.until', { date: format.date(lastMomentOf(until)) }) : t('offers.noEnd')
    return format.phrases([what, end])
  }
}
