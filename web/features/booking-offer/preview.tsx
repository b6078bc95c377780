import { useMemo } from 'react'
import { byDay, clockTimes } from '#domain/booking/free-days.ts'
import { freeTimes } from '#domain/booking/free-times.ts'
import type { Offer } from '#domain/booking/offer.ts'
import { intlFormats } from '#locales/intl-formats.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Service } from './offer-query.ts'

const DAY_MS = 86_400_000
const PREVIEWED_DAYS = 14
const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const

interface PreviewProps {
  offer: Offer
  service: Service
}

/** The free times that the hours give as they are typed, worked out as for riders. */
export function Preview({ offer, service }: PreviewProps) {
  const { t } = useTranslation('bookingOffer')
  const locale = useFormatLocale()
  const dayWords = intlFormats.dateTime(locale, DAY)
  const days = useMemo(() => {
    const now = new Date()
    const range = { from: now, to: new Date(now.getTime() + PREVIEWED_DAYS * DAY_MS) }
    const times = freeTimes(offer, service, [], range, now)
    return byDay(
      times.map(({ at }) => at.toISOString()),
      offer.timeZone,
    )
  }, [offer, service])
  return (
    <Card title={t('preview.title')}>
      <p className="text-secondary text-muted">
        {days.size > 0 ? t('preview.of', { service: service.name }) : t('preview.none')}
      </p>
      <dl className="mt-2 grid gap-1">
        {[...days].map(([day, times]) => {
          const words = clockTimes(times, locale, offer.timeZone).map((time) => time.words)
          return (
            <div key={day} className="flex flex-wrap justify-between gap-x-4">
              <dt>{dayWords.format(new Date(day))}</dt>
              <dd className="text-muted">
                {t('preview.span', {
                  times: t('preview.count', { count: times.length }),
                  first: words[0] ?? '',
                  last: words.at(-1) ?? '',
                })}
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
