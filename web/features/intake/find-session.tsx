import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { useVisitor } from '#web/account/visitor.ts'
import { read } from '#web/api/read.ts'
import { withQuery } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { ChooseFitter } from './choose-fitter.tsx'

const useAddressOf = () => {
  const { pathname } = useLocation()
  return (sessionId: string) => withQuery(pathname, { session: sessionId, step: 1 })
}

/** Asks the rider which of several open forms they want. */
function ChooseIntake({
  items,
}: {
  items: readonly { sessionId: string; fitterName: string; startedAt: string | null }[]
}) {
  const { t } = useTranslation('intake')
  const format = useFormat()
  const addressOf = useAddressOf()
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-5 py-8">
      <h1>{t('open.which')}</h1>
      <ul className="grid gap-3">
        {items.map(({ sessionId, fitterName, startedAt }) => (
          <li
            key={sessionId}
            className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-card p-4"
          >
            <span className="me-auto">
              <span className="block font-semibold">{fitterName}</span>
              <span className="text-muted">
                {startedAt ? t('open.startedOn', { date: format.date(startedAt) }) : t('open.notStarted')}
              </span>
            </span>
            <LinkButton kind="quiet" size="small" to={addressOf(sessionId)}>
              {t('open.fill')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

function OwnIntakes({ fitter }: { fitter: string | null }) {
  const { data, error, refetch } = useQuery({ ...read('GET /api/intakes/open'), staleTime: 0 })
  const addressOf = useAddressOf()
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={5} />
  const [first, second] = data.items
  if (fitter || !first) return <ChooseFitter slug={fitter} />
  if (second) return <ChooseIntake items={data.items} />
  return <Navigate to={addressOf(first.sessionId)} replace />
}

/**
 * For a URL without a session: opens a guest's only form or the only open one, or asks which one, or asks for a fitter.
 */
export function FindSession({ fitter }: { fitter: string | null }) {
  const visitor = useVisitor()
  const addressOf = useAddressOf()
  if (visitor?.guestOf) return <Navigate to={addressOf(visitor.guestOf)} replace />
  return <OwnIntakes fitter={fitter} />
}
