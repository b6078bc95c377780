import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { userQuery } from '#web/api/user-query.ts'
import { ComingPanel } from '#web/ui/coming-panel.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { NextThing } from './next-thing.tsx'
import { OwnSubmissions } from './own-submissions.tsx'

const widgets = ['discomfort', 'position', 'reports', 'recommendations'] as const

function Next() {
  const { data, error, refetch } = useQuery(read('GET /api/intakes/open'))
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  return data ? <NextThing intakes={data.items} /> : <Skeleton lines={3} />
}

/** The rider's start: what to do next, what was sent, and what this page will show. */
export default function ClientDashboardPage() {
  const { t } = useTranslation('dashboard', 'frame')
  const { data: user } = useQuery(userQuery)
  return (
    <div className="grid grid-cols-1 gap-6 px-5 py-7">
      <h1 dir="auto">
        {user && 'name' in user
          ? t('client.greeting', { name: user.name })
          : t('frame:title.clientDashboard')}
      </h1>
      <Next />
      <OwnSubmissions />
      <ComingPanel
        title={t('client.later.title')}
        text={t('client.later.text')}
        parts={widgets.map((widget) => t(`client.later.widgets.${widget}`))}
      />
    </div>
  )
}
