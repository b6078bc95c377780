import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { userQuery } from '#web/api/user-query.ts'
import { comingSoon } from '#web/coming-soon/coming-soon.ts'
import type { Invitation } from '#web/invitation-link/invitation.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ComingPanel } from '#web/ui/coming-panel.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { FirstSteps } from './first-steps.tsx'
import { firstStepsDone } from './first-steps-done.ts'
import { OpenAlerts } from './open-alerts.tsx'
import { OpenInvitations, openAmong } from './open-invitations.tsx'
import { partOfDay } from './part-of-day.ts'
import { RecentSubmissions } from './recent-submissions.tsx'
import { SecondFactorLead } from './second-factor-lead.tsx'

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
const followUpCounts = read('GET /api/follow-up-counts')

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

const invitations = read('GET /api/invitations', { query: { limit: 20 } })
const alerts = read('GET /api/follow-up-alerts', { query: { limit: 4 } })

type Submissions = CallResponse<'GET /api/submissions'>['items']

/** The cards that have something to show. What needs action is first on a phone, and at the side of a wide screen. */
function Cards({ submissions, open }: { submissions: Submissions; open: readonly Invitation[] }) {
  const { data: alerted } = useQuery(alerts)
  const hasSide = submissions.length > 0 && (open.length > 0 || (alerted?.items.length ?? 0) > 0)
  const columns = hasSide
    ? 'xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr] xl:*:col-start-2'
    : ''
  return (
    <div className={`grid grid-cols-1 items-start gap-5 ${columns}`}>
      <OpenAlerts />
      {submissions.length > 0 && (
        <RecentSubmissions
          submissions={submissions}
          className={hasSide ? 'xl:col-start-1! xl:row-span-2 xl:row-start-1' : ''}
        />
      )}
      {open.length > 0 && <OpenInvitations invitations={open} />}
    </div>
  )
}

/** What the cards are made of. They come at once, because each would move those below. */
function useFirstData() {
  const sent = useQuery(recent)
  const invited = useQuery(invitations)
  const counts = useQuery(followUpCounts)
  const { isPending: awaitsAlerts } = useQuery(alerts)
  const failed = [sent, invited, counts].find(({ error, data }) => error && !data)
  if (awaitsAlerts || !sent.data || !invited.data || !counts.data) return { failed, data: undefined }
  return { failed, data: { sent: sent.data, invited: invited.data, counts: counts.data } }
}

function Content() {
  const { failed, data } = useFirstData()
  if (failed?.error) return <RequestFailure error={failed.error} onRetry={() => void failed.refetch()} />
  if (!data) return <Skeleton lines={8} />
  const submissions = data.sent.items
  const done = firstStepsDone({
    invitations: data.invited.items.length,
    submissions,
    followUps: data.counts,
  })
  return (
    <>
      <FirstSteps done={done} sessionId={submissions.find(({ kind }) => kind === 'intake')?.sessionId} />
      <Cards submissions={submissions} open={openAmong(data.invited.items)} />
    </>
  )
}

/** Leads to the next invitation. It comes with the cards, because it may need a line of its own. */
function InviteButton() {
  const { t } = useTranslation('dashboard')
  const { data } = useFirstData()
  if (!data || data.sent.items.length + data.invited.items.length === 0) return null
  return <LinkButton to={pages.invite}>{t('invite')}</LinkButton>
}

/** The fitter's home page: new submissions, open invitations, and what this page will show later. */
export default function DashboardPage() {
  const { t } = useTranslation('dashboard')
  return (
    <div className="mx-auto grid grid-cols-1 max-w-6xl gap-5 px-5 py-7 md:px-9" data-cards>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-4">
        <Greeting />
        <InviteButton />
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
