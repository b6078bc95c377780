import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { DiscomfortCourse } from '#web/discomfort-course/discomfort-course.tsx'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import type { RiderFile } from '../session.ts'
import { Bikes } from './bikes.tsx'
import { Fits } from './fits.tsx'
import { RiderHead } from './rider-head.tsx'
import { riderQuery } from './use-rider.ts'

function File({ file }: { file: RiderFile }) {
  usePageTitle(file.name)
  return (
    <>
      <RiderHead file={file} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Fits file={file} />
        <Bikes file={file} />
      </div>
      <DiscomfortCourse
        forms={file.scores}
        fits={file.sessions.flatMap(({ fittedAt }) => (fittedAt ? [fittedAt] : []))}
      />
    </>
  )
}

/** Everything about one rider on one page: details, bikes, all fits, and the course of discomfort. */
export default function RiderPage() {
  const { t } = useTranslation('sessions')
  const { riderId = '' } = useParams()
  const { data, error, refetch } = useQuery(riderQuery(riderId))
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-5 px-5 py-5 md:px-9">
      <Link
        to={pages.clients}
        className="flex min-h-11 items-center justify-self-start text-muted hover:text-ink hover:underline"
        data-screen-only
      >
        <span aria-hidden="true">←&nbsp;</span>
        {t('rider.back')}
      </Link>
      {error && !data && (
        <>
          <h1>{t('rider.title')}</h1>
          <RequestFailure error={error} onRetry={() => void refetch()} />
        </>
      )}
      {!error && !data && <Skeleton lines={9} />}
      {data && <File file={data} />}
    </div>
  )
}
