import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useVisitor } from '#web/account/visitor.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { followUpPath, pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useTimeSinceFit } from './use-time-since-fit.ts'

type Own = CallResponse<'GET /api/client/follow-ups'>['items'][number]

/** Asks the rider which of several open forms they want. */
function Choose({ items }: { items: readonly Own[] }) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  const say = useTimeSinceFit()
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-5 py-8">
      <h1>{t('find.title')}</h1>
      <ul className="grid gap-3">
        {items.map(({ followUpId, sessionId, milestone, daysAfterFit, fitterName, windowEndsOn }) => (
          <li
            key={followUpId}
            className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-card p-4"
          >
            <span className="me-auto min-w-0">
              <span className="block font-semibold" dir="auto">
                {t('find.of', { since: say(daysAfterFit), fitter: fitterName || t('find.left') })}
              </span>
              <span className="text-muted">{t('find.until', { date: format.date(windowEndsOn) })}</span>
            </span>
            <LinkButton kind="quiet" size="small" to={followUpPath(sessionId, milestone)}>
              {t('find.fill')}
              <span className="sr-only">: {say(daysAfterFit)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

function None({ next }: { next: Own | undefined }) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  const name = usePageName()
  const text = [t('find.none'), next && t('find.next', { date: format.date(next.dueOn) })]
  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-8">
      <h1>{name}</h1>
      <EmptyState
        title={t('find.noneTitle')}
        text={format.sentences(text)}
        action={<LinkButton to={pages.clientDashboard}>{t('visit.home')}</LinkButton>}
      />
    </div>
  )
}

function OwnFollowUps() {
  const name = usePageName()
  const { data, error, refetch } = useQuery({ ...read('GET /api/client/follow-ups'), staleTime: 0 })
  if (!data)
    return (
      <div className="mx-auto grid w-full max-w-2xl gap-5 px-5 py-8">
        <h1>{name}</h1>
        {error ? <RequestFailure error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} />}
      </div>
    )
  const open = data.items.filter((each) => each.open)
  const [first, second] = open
  if (second) return <Choose items={open} />
  if (first) return <Navigate to={followUpPath(first.sessionId, first.milestone)} replace />
  return <None next={data.items[0]} />
}

/** For a URL without a session: opens a guest's only form or the only open one, or asks which one. */
export function FindFollowUp() {
  const visitor = useVisitor()
  if (visitor?.guestOf) return <Navigate to={followUpPath(visitor.guestOf)} replace />
  return <OwnFollowUps />
}
