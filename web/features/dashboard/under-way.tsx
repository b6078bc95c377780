import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read } from '#web/api/read.ts'
import { pages } from '#web/paths.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { RelativeTime } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

const shown = 5
const under = ['sent', 'opened', 'started']

/** Open invitations among the newest ones. */
export function UnderWay() {
  const { t } = useTranslation('dashboard', 'invitations')
  const { data, error, refetch } = useQuery(read('GET /api/invitations', { query: { limit: 20 } }))
  const open = data?.items.filter(({ state }) => under.includes(state)).slice(0, shown)
  return (
    <Card title={t('waiting.title')} aside={<Link to={pages.invite}>{t('waiting.all')}</Link>}>
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={3} />}
      {open?.length === 0 && <p className="text-muted">{t('waiting.none')}</p>}
      {open && open.length > 0 && (
        <ul className="-my-2.5">
          {open.map(({ id, name, email, state, delivery, createdAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2.5 last:border-b-0"
            >
              <span className="min-w-0 flex-1 basis-44">
                <span className="block font-semibold" dir="auto">
                  {name ?? email ?? t('waiting.nameless')}
                </span>
                <span className="text-detail text-muted">
                  <RelativeTime at={createdAt} />
                </span>
              </span>
              {delivery === 'failed' ? (
                <Pill tone="coral">{t('invitations:delivery.failed')}</Pill>
              ) : (
                <Pill tone={state === 'sent' ? 'plain' : 'amber'}>{t(`invitations:state.${state}`)}</Pill>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
