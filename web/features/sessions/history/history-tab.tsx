import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { SessionAccesses } from '#web/support-access/session-accesses.tsx'
import { Card } from '#web/ui/card.tsx'
import { CursorPages, useCursor } from '#web/ui/cursor-pages.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { FormattedDate } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useFit } from '../saving/fit-work.ts'
import type { HistoryEntry } from '../session.ts'
import { useHistoryWords } from './use-history-words.ts'

const pageSize = 30

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation('history')
  const words = useHistoryWords()
  const { what, details } = words(entry)
  return (
    <li
      className="grid grid-cols-1 gap-x-4 border-line border-b py-3 last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
      data-print-block
    >
      <p className="text-secondary text-muted">
        <FormattedDate at={entry.at} withTime />
        <span className="block">{t(entry.own ? 'you' : `actor.${entry.actor}`)}</span>
      </p>
      <div className="min-w-0">
        <p className="font-medium">{what}</p>
        {details.length > 0 && (
          <ul className="text-secondary">
            {details.map((detail) => (
              <li key={detail} className="break-words" dir="auto">
                {detail}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** The audit entries of the session in words, newest first: who changed what and when, and the value before. */
export default function HistoryTab() {
  const { t } = useTranslation('history')
  const { session } = useFit()
  const cursor = useCursor()
  const { data, error, refetch } = useQuery({
    ...read('GET /api/sessions/:sessionId/history', {
      params: { sessionId: session.id },
      query: { cursor, limit: pageSize },
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <SessionAccesses sessionId={session.id} />
      <Card title={t('title')}>
        {error && <RequestFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={8} />}
        {data?.items.length === 0 && <p className="text-muted">{t('none')}</p>}
        {data && (
          <>
            <ol className="-my-3">
              {data.items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
            <CursorPages label={t('pages')} next={data.next} />
          </>
        )}
      </Card>
    </div>
  )
}
