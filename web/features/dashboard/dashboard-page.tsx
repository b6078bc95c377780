import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { userQuery } from '#web/api/user-query.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useFirstData } from './first-data.ts'
import { FirstSteps } from './first-steps.tsx'
import { firstStepsDone } from './first-steps-done.ts'
import { partOfDay } from './part-of-day.ts'
import { SecondFactorLead } from './second-factor-lead.tsx'
import { WidgetGrid } from './widget-grid.tsx'

function Greeting() {
  const { t } = useTranslation('dashboard', 'frame')
  const { data: user } = useQuery(userQuery)
  const [part] = useState(() => partOfDay(new Date().getHours()))
  return (
    <h1 dir="auto" className="min-w-0 grow basis-60">
      {user && 'name' in user ? t(`greeting.${part}`, { name: user.name }) : t('frame:title.dashboard')}
    </h1>
  )
}

/** Leads to the next invitation. It comes with the widgets, because it may need a line of its own. */
function InviteButton() {
  const { t } = useTranslation('dashboard')
  const { data } = useFirstData()
  if (!data || data.submissions.length + data.invitations.length === 0) return null
  return <LinkButton to={pages.invite}>{t('invite')}</LinkButton>
}

/** What follows the widgets: where they are arranged. */
function BelowWidgets() {
  const { t } = useTranslation('dashboard')
  return (
    <p>
      <Link to={pages.dashboardLayout}>{t('widgets.arrange')}</Link>
    </p>
  )
}

function Content() {
  const { failed, data } = useFirstData()
  if (failed?.error) return <RequestFailure error={failed.error} onRetry={() => void failed.refetch()} />
  if (!data) return <Skeleton lines={8} />
  const { submissions, invitations, followUps } = data
  const done = firstStepsDone({ invitations: invitations.length, submissions, followUps })
  return (
    <>
      <FirstSteps done={done} sessionId={submissions.find(({ kind }) => kind === 'intake')?.sessionId} />
      <WidgetGrid data={data} />
      <BelowWidgets />
    </>
  )
}

/** The fitter's home page: the widgets that the fitter chose. */
export default function DashboardPage() {
  return (
    <div className="mx-auto grid grid-cols-1 max-w-6xl gap-5 px-5 py-7 md:px-9" data-cards>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-4">
        <Greeting />
        <InviteButton />
      </div>
      <SecondFactorLead />
      <Content />
    </div>
  )
}
