import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { Pill } from '#web/ui/card.tsx'
import { CursorPages, useCursor } from '#web/ui/cursor-pages.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { FormattedDate } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { EndAccess } from './end-access.tsx'

export type Access = CallResponse<'GET /api/support-accesses'>['items'][number]

/** Whether an access can be used now. */
export const isInForce = ({ endedAt, until }: Pick<Access, 'endedAt' | 'until'>): boolean =>
  endedAt === null && Date.parse(until) > Date.now()

function State({ access }: { access: Access }) {
  const { t } = useTranslation('support')
  const format = useFormat()
  if (isInForce(access))
    return <Pill tone="amber">{t('list.inForce', { at: format.dateTime(access.until) })}</Pill>
  return (
    <Pill>
      {access.endedAt
        ? t('list.ended', { at: format.dateTime(access.endedAt) })
        : t('list.over', { at: format.dateTime(access.until) })}
    </Pill>
  )
}

function Reads({ reads }: { reads: Access['reads'] }) {
  const { t } = useTranslation('support')
  if (reads.length === 0) return <p className="text-secondary text-muted">{t('list.noReads')}</p>
  return (
    <div className="text-secondary">
      <p className="text-muted">{t('list.reads')}</p>
      <ul>
        {reads.map(({ at, what }) => (
          <li key={`${at}${what}`}>
            <FormattedDate at={at} withTime /> · {t(`list.what.${what}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What distinguishes the readers of the list. */
interface Shown {
  /** Of this session alone. */
  sessionId?: string
  /** What support does with an access in force. */
  action?: (access: Access) => ReactNode
  /** The access that the reader has just opened. It gets the focus. */
  arrived?: string | undefined
  /** Shown when there is none. */
  empty: ReactNode
}

/** An entry of the list, which has the focus when it was just opened. */
function Entry({ arrived, children }: { arrived: boolean; children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (arrived) place.current?.focus()
  }, [arrived])
  return (
    <li
      ref={place}
      tabIndex={arrived ? -1 : undefined}
      data-quiet-focus={arrived ? '' : undefined}
      className="grid grid-cols-1 gap-2 border-line border-b py-4 last:border-b-0"
    >
      {children}
    </li>
  )
}

interface ItemProps {
  access: Access
  action: Shown['action']
  arrived: boolean
}

function Item({ access, action, arrived }: ItemProps) {
  const { t } = useTranslation('support')
  const format = useFormat()
  return (
    <Entry arrived={arrived}>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t(`list.reason.${access.reason}`)}</span>
        <State access={access} />
      </p>
      <p className="break-words" dir="auto">
        {access.sentence}
      </p>
      <p className="text-secondary text-muted">{t(`list.shows.${access.reason}`)}</p>
      <p className="break-words text-secondary text-muted">
        {t('list.opened', { at: format.dateTime(access.from) })} ·{' '}
        {t('list.session', { id: access.sessionId })}
      </p>
      <Reads reads={access.reads} />
      {isInForce(access) && (
        <div className="flex flex-wrap gap-3" data-screen-only>
          {action?.(access)}
          <EndAccess accessId={access.id} />
        </div>
      )}
    </Entry>
  )
}

/** The accesses of support that the reader may see, newest first, with what was opened; each can be ended. */
export function AccessList({ sessionId, action, arrived, empty }: Shown) {
  const { t } = useTranslation('support')
  const after = useCursor()
  // The page of a session has another list with pages; few sessions have more than a hundred accesses.
  const query = sessionId ? { sessionId, limit: 100 } : { cursor: after }
  const { data, error, refetch } = useQuery({
    ...read('GET /api/support-accesses', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton />
  if (data.items.length === 0) return empty
  return (
    <>
      <ul>
        {data.items.map((access) => (
          <Item key={access.id} access={access} action={action} arrived={access.id === arrived} />
        ))}
      </ul>
      {!sessionId && <CursorPages label={t('list.pages')} next={data.next} />}
    </>
  )
}
