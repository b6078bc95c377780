import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read } from '#web/api/read.ts'
import { bookPath, pages, sessionPath } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { BookingOffer } from './use-bookings.ts'
import { useCalendarWords } from './use-calendar-words.ts'
import { WaitingCard } from './waiting-card.tsx'

function Next() {
  const { t } = useTranslation('bookingCalendar', 'common')
  const words = useCalendarWords()
  const { data } = useQuery(read('GET /api/bookings/upcoming'))
  const next = data?.items[0]
  if (!next) return null
  return (
    <Card title={t('next.title', { name: next.name ?? t('common:unnamedRider') })}>
      <p className="text-detail text-muted">
        {words.moment(next.startsAt)} · {next.service?.name}
      </p>
      {next.sessionId !== null && (
        <p className="mt-2">
          <Link to={sessionPath(next.sessionId)}>{t('detail.brief')}</Link>
        </p>
      )}
    </Card>
  )
}

interface SideCardsProps {
  offer: BookingOffer
  hours: NonNullable<BookingOffer['hours']>
}

/** What is next, who waits, and the page on which riders book. */
export function SideCards({ offer, hours }: SideCardsProps) {
  const { t } = useTranslation('bookingCalendar')
  return (
    <aside
      className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-start gap-4"
      aria-label={t('side')}
      data-screen-only
    >
      <Next />
      {hours.waitingList && <WaitingCard />}
      <Card title={t('page.title')}>
        {hours.open ? (
          <CopyField label={t('page.link')} value={`${window.location.origin}${bookPath(offer.slug)}`} />
        ) : (
          <p className="text-muted">{t('page.closed')}</p>
        )}
        <p className="mt-3">
          <Link to={pages.bookingFeeds}>{t('page.feeds')}</Link>
        </p>
      </Card>
    </aside>
  )
}
