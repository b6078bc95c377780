import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { read } from '#web/api/read.ts'
import { riderPath, sessionPath } from '#web/paths.ts'
import { Pill } from '#web/ui/card.tsx'
import { CursorPages, useCursor } from '#web/ui/cursor-pages.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useTimeSinceFit } from '../use-time-since-fit.ts'
import { FollowUpActions } from './follow-up-actions.tsx'
import type { FollowUpEntry, ListState } from './follow-up-states.ts'
import { Reminders } from './reminders.tsx'
import { useSkipping } from './skipping.tsx'

const pageSize = 20

const tones = {
  scheduled: 'plain',
  due: 'teal',
  overdue: 'amber',
  missed: 'coral',
  submitted: 'teal',
  skipped: 'plain',
} as const

function RiderCell({ followUp, name }: { followUp: FollowUpEntry; name: string }) {
  const say = useTimeSinceFit()
  return (
    <>
      <Link to={riderPath(followUp.riderId)} className="inline-block py-1 hover:underline" dir="auto">
        {name}
      </Link>
      <Link
        to={sessionPath(followUp.sessionId, 'followUps')}
        className="block w-fit py-0.5 font-normal text-detail text-muted underline underline-offset-4 hover:text-ink"
      >
        {say(followUp.daysAfterFit)}
      </Link>
    </>
  )
}

/** When a follow-up is due and until when it is open, or when it was answered. */
export function DueCell({ followUp }: { followUp: FollowUpEntry }) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  const { status, submittedAt, dueOn, windowEndsOn } = followUp
  return (
    <>
      <Pill tone={tones[status]}>{t(`list.status.${status}`)}</Pill>
      <span className="mt-1 block text-detail">
        {submittedAt
          ? t('list.sentOn', { date: format.shortDate(submittedAt) })
          : t('list.dueOn', { date: format.shortDate(dueOn) })}
      </span>
      {!submittedAt && (
        <span className="block text-detail text-muted">
          {t('list.until', { date: format.shortDate(windowEndsOn) })}
        </span>
      )}
    </>
  )
}

interface Done {
  followUpId: string
  name: string
  what: string
}

/** What was done to a follow-up that has left the list. Its own row can no longer show it. */
function Gone({ done, items }: { done: Done | null; items: readonly FollowUpEntry[] }) {
  const { t } = useTranslation('followUpPages')
  if (!done || items.some(({ id }) => id === done.followUpId)) return null
  return (
    <p className="rounded-md bg-sunken px-4 py-2" data-screen-only>
      {t('list.gone', { name: done.name, what: done.what })}
    </p>
  )
}

interface Changes {
  skip: ReturnType<typeof useSkipping>['skip']
  onDone: (done: Done) => void
}

function useColumns({ skip, onDone }: Changes): Column<FollowUpEntry>[] {
  const { t } = useTranslation('followUpPages', 'common')
  const nameOf = ({ riderName }: FollowUpEntry) => riderName || t('common:unnamedRider')
  return [
    {
      key: 'rider',
      header: t('list.rider'),
      names: true,
      cell: (followUp) => <RiderCell followUp={followUp} name={nameOf(followUp)} />,
    },
    { key: 'due', header: t('list.due'), cell: (followUp) => <DueCell followUp={followUp} /> },
    {
      key: 'reminders',
      header: t('list.reminders'),
      cell: (followUp) => <Reminders followUp={followUp} name={nameOf(followUp)} />,
    },
    {
      key: 'actions',
      header: t('list.actions'),
      quiet: true,
      align: 'end',
      cell: (followUp) => (
        <FollowUpActions
          followUp={followUp}
          name={nameOf(followUp)}
          onSkip={(skipped) => skip({ followUpId: followUp.id, name: nameOf(followUp) }, skipped)}
          onDone={(what) => onDone({ followUpId: followUp.id, name: nameOf(followUp), what })}
        />
      ),
    },
  ]
}

/** The follow-ups of one tab, the most urgent first, with the status of their reminders and the actions. */
export function FollowUpList({ state }: { state: ListState }) {
  const { t } = useTranslation('followUpPages')
  const { skip, bar } = useSkipping()
  const [done, setDone] = useState<Done | null>(null)
  const columns = useColumns({ skip, onDone: setDone })
  const cursor = useCursor()
  const { data, error, refetch } = useQuery(
    read('GET /api/follow-ups', { query: { state, cursor, limit: pageSize } }),
  )
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  return (
    <div className="grid grid-cols-1 gap-4">
      {bar}
      <Gone done={done} items={data.items} />
      {data.items.length === 0 ? (
        <EmptyState title={t(`list.empty.${state}`)} text={t(`list.emptyText.${state}`)} />
      ) : (
        <Table caption={t('list.caption')} columns={columns} rows={data.items} rowKey={({ id }) => id} />
      )}
      <CursorPages label={t('list.pages')} next={data.next} />
    </div>
  )
}
