import { useQuery } from '@tanstack/react-query'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { OtherCalendars } from './other-calendars.tsx'
import { OwnFeed } from './own-feed.tsx'
import { feedsQuery } from './use-feeds.ts'

/** The address of the fitter's calendar, and other calendars that make the fitter busy. */
export default function FeedsPage() {
  const { t } = useTranslation('calendarFeeds', 'frame')
  const { data, error, refetch } = useQuery(feedsQuery)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6 px-5 py-6 md:px-9 md:py-10">
      <div>
        <p className="mb-2" data-screen-only>
          <Link to={pages.bookings} className="inline-block min-w-6 font-semibold text-teal">
            {t('back')}
          </Link>
        </p>
        <h1>{t('frame:title.bookingFeeds')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('lead')}</p>
      </div>
      {data && (
        <>
          <OwnFeed feed={data.feed} />
          <OtherCalendars calendars={data.subscriptions} />
        </>
      )}
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={5} />}
    </div>
  )
}
