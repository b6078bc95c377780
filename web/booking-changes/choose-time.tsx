import { useState } from 'react'
import { zoneWords } from '#domain/booking/appointment-words.ts'
import { addDays, dateIn } from '#domain/calendar/local-date.ts'
import { intlFormats } from '#locales/intl-formats.ts'
import { punctuationOf } from '#locales/punctuation.ts'
import { Button } from '#web/ui/button.tsx'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { byDay, DAYS, useFreeTimes } from './use-free-times.ts'

interface ChooseTimeProps {
  slug: string
  serviceId: string
  timeZone: string
  onChoose(at: string): void
}

/** The times of some instants as buttons, by day. */
function Times({
  times,
  timeZone,
  onChoose,
}: { times: readonly string[] } & Pick<ChooseTimeProps, 'timeZone' | 'onChoose'>) {
  const locale = useFormatLocale()
  const day = intlFormats.dateTime(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const time = intlFormats.dateTime(locale, { hour: 'numeric', minute: '2-digit', timeZone })
  return (
    <ul className="grid gap-4">
      {byDay(times, timeZone).map(([date, all]) => (
        <li key={date}>
          <h3 className="mb-2">{day.format(new Date(date))}</h3>
          <ul className="flex flex-wrap gap-2">
            {all.map((at) => (
              <li key={at}>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={punctuationOf(locale).phrases([
                    day.format(new Date(date)),
                    time.format(new Date(at)),
                  ])}
                  onClick={() => onChoose(at)}
                >
                  {time.format(new Date(at))}
                </Button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** The free times of a week at a time, on the rider's clock, which is named. */
export function ChooseTime({ slug, serviceId, timeZone, onChoose }: ChooseTimeProps) {
  const { t } = useTranslation('bookingChanges')
  const locale = useFormatLocale()
  const today = dateIn(new Date(), timeZone)
  const [first, setFirst] = useState(today)
  const { data, error, readAgain } = useFreeTimes({ slug, serviceId, timeZone, first })
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t('move.zone', { zone: zoneWords(locale, new Date(), timeZone) })}</p>
      {error !== null && <RequestFailure error={error} onRetry={readAgain} />}
      {error === null && !data && <Skeleton lines={4} />}
      {data && data.times.length > 0 && <Times times={data.times} {...{ timeZone, onChoose }} />}
      {data?.times.length === 0 && (
        <div className="grid gap-3">
          <p>{t('move.none')}</p>
          {data.next.length > 0 && (
            <>
              <p>{t('move.next')}</p>
              <Times times={data.next} {...{ timeZone, onChoose }} />
            </>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {first > today && (
          <Button kind="text" size="small" onClick={() => setFirst(addDays(first, -DAYS))}>
            {t('move.earlier')}
          </Button>
        )}
        <Button kind="text" size="small" onClick={() => setFirst(addDays(first, DAYS))}>
          {t('move.later')}
        </Button>
      </div>
    </div>
  )
}
