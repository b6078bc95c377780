import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BookingTabs } from '#web/booking-tabs/booking-tabs.tsx'
import { bookPath } from '#web/paths.ts'
import { CopyField } from '#web/ui/copy-field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { type OwnOffer, offerQuery } from './offer-query.ts'

/** Whether riders can book, and where. */
function PageAddress({ offer }: { offer: OwnOffer }) {
  const { t } = useTranslation('bookingOffer')
  if (offer.hours === null) return null
  const path = bookPath(offer.slug)
  return (
    <div className="grid gap-2">
      {offer.hours.open ? (
        <CopyField label={t('page.copy')} value={`${window.location.origin}${path}`} />
      ) : (
        <p className="rounded-md bg-amber-soft px-4 py-3 text-amber-deep">{t('page.closed')}</p>
      )}
      <p>
        <Link to={path}>{t('page.see')}</Link>
      </p>
    </div>
  )
}

interface OfferFrameProps {
  title: string
  lead: string
  children: (offer: OwnOffer) => ReactNode
}

/** A tab of what the fitter offers, once it is known. */
export function OfferFrame({ title, lead, children }: OfferFrameProps) {
  const { data, error, refetch } = useQuery(offerQuery)
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5 px-5 py-7 md:px-9">
      <BookingTabs />
      <div>
        <h1>{title}</h1>
        <p className="mt-1 text-muted">{lead}</p>
      </div>
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <>
          <PageAddress offer={data} />
          {children(data)}
        </>
      )}
    </div>
  )
}
