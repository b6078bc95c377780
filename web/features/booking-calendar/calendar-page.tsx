import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { BookingTabs } from '#web/booking-tabs/booking-tabs.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { Calendar } from './calendar.tsx'
import { NothingOffered } from './nothing-offered.tsx'
import { CalendarZone } from './use-calendar-words.ts'

/** The fitter's calendar. Its zone comes first: without it there is no time to show. */
export default function CalendarPage() {
  const { t } = useTranslation('frame')
  const { data, error, refetch } = useQuery(read('GET /api/booking-offer'))
  return (
    <div className="mx-auto grid grid-cols-1 max-w-7xl gap-5 px-5 py-7 md:px-9">
      <div data-screen-only>
        <BookingTabs />
      </div>
      {!data && <h1>{t('title.bookings')}</h1>}
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={6} />}
      {data && (data.timeZone === null || data.hours === null) && <NothingOffered />}
      {data?.timeZone && data.hours && (
        <CalendarZone value={data.timeZone}>
          <Calendar offer={data} hours={data.hours} timeZone={data.timeZone} />
        </CalendarZone>
      )}
    </div>
  )
}
