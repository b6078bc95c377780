import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#web/api/read.ts'
import { userQuery } from '#web/api/user-query.ts'
import { comingSoon } from '#web/coming-soon/coming-soon.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ComingPanel } from '#web/ui/coming-panel.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { FirstRun } from './first-run.tsx'
import { OpenAlerts } from './open-alerts.tsx'
import { partOfDay } from './part-of-day.ts'
import { RecentSubmissions } from './recent-submissions.tsx'
import { SecondFactorLead } from './second-factor-lead.tsx'
import { UnderWay } from './under-way.tsx'

/** The widgets that may not be built yet. */
const widgets = [
  { name: 'rating', promised: 'fitterRating' },
  { name: 'goals', promised: 'goalAlignment' },
  { name: 'radar', promised: 'discomfortChart' },
  { name: 'improvement', promised: 'sessionImprovement' },
  { name: 'log', promised: 'interventionWidget' },
  { name: 'appointments', promised: 'booking' },
  { name: 'responses', promised: 'responseRate' },
] as const

const recent = read('GET /api/submissions', { query: { limit: 6 } })

function Greeting() {
  const { t } = useTranslation('dashboard', 'frame')
  const { data: user } = useQuery(userQuery)
  const [part] = useState(() => partOfDay(new Date().getHours()))
  return (
    <h1 dir="auto" className="min-w-0">
      {user && 'name' in user ? t(`greeting.${part}`, { name: user.name }) : t('frame:title.dashboard')}
    </h1>
  )
}

function Content() {
  const { data, error, refetch } = useQuery(recent)
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  const begun = data.items.length > 0
  return (
    <>
      {!begun && <FirstRun />}
      <div
        className={begun ? 'grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : 'grid gap-5'}
      >
        {begun && <RecentSubmissions submissions={data.items} />}
        <div className="grid grid-cols-1 gap-5">
          <OpenAlerts />
          <UnderWay />
        </div>
      </div>
    </>
  )
}

/** The fitter's home page: new submissions, open invitations, and what this page will show later. */
export default function DashboardPage() {
  const { t } = useTranslation('dashboard')
  const { data } = useQuery(recent)
  return (
    <div className="mx-auto grid grid-cols-1 max-w-6xl gap-5 px-5 py-7 md:px-9">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-4">
        <Greeting />
        {data && data.items.length > 0 && <LinkButton to={pages.invite}>{t('invite')}</LinkButton>}
      </div>
      <SecondFactorLead />
      <Content />
      <ComingPanel
        title={t('later.title')}
        text={t('later.text')}
        parts={widgets
          .filter(({ promised }) => comingSoon.has(promised))
          .map(({ name }) => t(`later.widgets.${name}`))}
      />
    </div>
  )
}
