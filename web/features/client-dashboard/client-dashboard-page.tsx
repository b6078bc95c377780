import { useQuery } from '@tanstack/react-query'
import { userQuery } from '#web/api/user-query.ts'
import { DiscomfortCourse } from '#web/discomfort-course/discomfort-course.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PartPlace } from '#web/ui/part-place.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { OpenAdvice } from './advice.tsx'
import { NextStep } from './next-step.tsx'
import { type Overview, overviewQuery } from './overview.ts'
import { OwnBikes } from './own-bikes.tsx'
import { OwnReports } from './own-reports.tsx'
import { OwnSubmissions } from './own-submissions.tsx'

/** It needs the words of changes and goals, which the rest of the page does without. */
const history = lazyPart(() => import('./own-history.tsx'), ['interventions', 'intake', 'zoneDetails'])

/** Asked only of those who consented under an earlier version of the privacy notice. */
const again = lazyPart(() => import('#web/consent/ask-again.tsx'), ['dataRights'])

function Everything({ overview }: { overview: Overview }) {
  return (
    <>
      <NextStep overview={overview} />
      <OpenAdvice overview={overview} />
      <DiscomfortCourse forms={overview.scores} fits={overview.fits.map(({ fittedAt }) => fittedAt)} />
      <PartPlace waiting={<Skeleton lines={6} />}>
        <history.Part />
      </PartPlace>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <OwnBikes overview={overview} />
        <OwnReports overview={overview} />
      </div>
    </>
  )
}

/** The rider's home page: the next action, the course of discomfort, the current bikes, reports and submitted forms. */
export default function ClientDashboardPage() {
  const { t } = useTranslation('dashboard', 'frame')
  const { data: user } = useQuery(userQuery)
  const { data, error, refetch } = useQuery(overviewQuery)
  return (
    <div className="grid grid-cols-1 gap-6 px-5 py-7" data-cards>
      <h1 dir="auto">
        {user && 'name' in user
          ? t('client.greeting', { name: user.name })
          : t('frame:title.clientDashboard')}
      </h1>
      <PartPlace waiting={null}>
        <again.Part />
      </PartPlace>
      {data && <Everything overview={data} />}
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      <OwnSubmissions />
    </div>
  )
}
