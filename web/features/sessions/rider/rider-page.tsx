import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { DiscomfortCourse } from '#web/discomfort-course/discomfort-course.tsx'
import { ACCESS_TAB, pages, riderAccessPath, riderPath } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { PartPlace } from '#web/ui/part-place.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import type { RiderFile } from '../session.ts'
import { Bikes } from './bikes.tsx'
import { Fits } from './fits.tsx'
import { RiderHead } from './rider-head.tsx'
import { riderQuery } from './use-rider.ts'

const accessTab = lazyPart(
  () => import('../access-log/access-tab.tsx'),
  [
    'accessLog',
    'outcomeFilters',
    'history',
    'measurements',
    'interventions',
    'intake',
    'zoneDetails',
    'alerts',
  ],
)

/** The parts of the page as links, each with its own address. */
function Tabs({ riderId, access }: { riderId: string; access: boolean }) {
  const { t } = useTranslation('sessions')
  const tabs = [
    { to: riderPath(riderId), name: t('rider.tabFile'), current: !access },
    { to: riderAccessPath(riderId), name: t('rider.tabAccess'), current: access },
  ]
  return (
    <nav aria-label={t('rider.tabs')} className="border-line border-b" data-screen-only>
      <ul className="flex gap-x-6">
        {tabs.map(({ to, name, current }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className={`-mb-px flex min-h-11 items-center border-b-2 ${
                current ? 'border-teal font-semibold' : 'border-transparent text-muted hover:text-ink'
              }`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function File({ file }: { file: RiderFile }) {
  usePageTitle(file.name)
  const access = useSearchParams()[0].get('tab') === ACCESS_TAB
  return (
    <>
      <RiderHead file={file} />
      <Tabs riderId={file.id} access={access} />
      {access ? (
        <PartPlace waiting={<Skeleton lines={8} />}>
          <accessTab.Part riderId={file.id} />
        </PartPlace>
      ) : (
        <WholeFile file={file} />
      )}
    </>
  )
}

function WholeFile({ file }: { file: RiderFile }) {
  return (
    <>
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
