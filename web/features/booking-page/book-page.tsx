import { useCallback } from 'react'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { fitterOfBooking, pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { Booking } from './booking.tsx'

function Unknown() {
  const { t } = useTranslation('book')
  return (
    <div className="grid justify-items-start gap-3">
      <h1>{t('unknownTitle')}</h1>
      <p className="text-lg text-muted">{t('unknown')}</p>
      <LinkButton kind="quiet" to={pages.home}>
        {t('home')}
      </LinkButton>
    </div>
  )
}

function Page({ fitter }: { fitter: string }) {
  const read = useCallback(() => api('GET /api/booking-pages/:fitter', { params: { fitter } }), [fitter])
  const { data, error, readAgain } = useFetched(read)
  if (data) return <Booking page={data} />
  if (error === null) return <Skeleton lines={8} />
  return codeOf(error) === 'not_found' ? <Unknown /> : <RequestFailure error={error} onRetry={readAgain} />
}

/** The page on which riders book with a fitter. Nobody needs an account. */
export default function BookPage() {
  const { place } = useNavigation()
  const fitter = fitterOfBooking(place.pathname)
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-6 px-5 py-6 md:py-12">
      {fitter === undefined ? <Unknown /> : <Page key={fitter} fitter={fitter} />}
    </div>
  )
}
