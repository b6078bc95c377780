import { useQuery } from '@tanstack/react-query'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { useEntryWords } from '#web/changes/use-entry-words.ts'
import { pages, sessionPath } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { RelativeTime } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { NothingYet, WidgetCard } from './widget-card.tsx'

type Change = CallResponse<'GET /api/interventions'>['items'][number]

/** The most changes of one session that the card shows. */
const MOST_OF_SESSION = 3

const newestChanges = read('GET /api/interventions', { query: { limit: 12 } })

/** The changes by session, in the order of the newest change of each. */
const bySession = (changes: readonly Change[]): Change[][] => [
  ...Map.groupBy(changes, ({ sessionId }) => sessionId).values(),
]

function ChangeLine({ change }: { change: Change }) {
  const { title, fromTo, direction } = useEntryWords(useWordingInUnits())(change)
  return (
    <li dir="auto">
      {title} <span className="tabular-nums">{fromTo}</span> <span className="text-muted">{direction}</span>
    </li>
  )
}

function SessionChanges({ changes }: { changes: readonly [Change, ...Change[]] }) {
  const { t } = useTranslation('dashboard', 'common')
  const [{ sessionId, riderName, madeAt }] = changes
  const more = changes.length - MOST_OF_SESSION
  return (
    <li className="relative grid grid-cols-1 gap-x-5 gap-y-1 border-line border-b py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
      <div className="min-w-0">
        <Link
          to={sessionPath(sessionId, 'fit')}
          className="font-semibold after:absolute after:inset-0 hover:underline"
          dir="auto"
        >
          {riderName || t('common:unnamedRider')}
        </Link>
        <p className="text-detail text-muted">
          <RelativeTime at={madeAt} />
        </p>
      </div>
      <ul className="min-w-0 text-secondary">
        {changes.slice(0, MOST_OF_SESSION).map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
        {more > 0 && <li className="text-muted">{t('changes.more', { count: more })}</li>}
      </ul>
    </li>
  )
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('dashboard')
  if (changes.length === 0) return <NothingYet title={t('changes.none')} text={t('changes.noneText')} />
  return (
    <ul className="-my-3">
      {bySession(changes).map(([first, ...others]) =>
        first ? <SessionChanges key={first.sessionId} changes={[first, ...others]} /> : null,
      )}
    </ul>
  )
}

/** The card with these changes, by session. */
export function ChangesCard({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <WidgetCard
      widget="interventions"
      aside={changes.length > 0 && <Link to={pages.interventionLog}>{t('changes.all')}</Link>}
    >
      <Changes changes={changes} />
    </WidgetCard>
  )
}

/** What the fitter changed last. */
export default function RecentChanges() {
  const { data, error, refetch } = useQuery(newestChanges)
  if (data) return <ChangesCard changes={data.items} />
  return (
    <WidgetCard widget="interventions">
      {error ? <RequestFailure error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} />}
    </WidgetCard>
  )
}
