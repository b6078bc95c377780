import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { read } from '#web/api/read.ts'
import { sentFollowUpPath, sessionPath } from '#web/paths.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { CursorPages, useCursor } from '#web/ui/cursor-pages.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { RelativeTime } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useTimeSinceFit } from '../use-time-since-fit.ts'
import { type Alert, isGrave, stopsWork, useAlertWords } from './alert.ts'
import { WorkOff } from './work-off.tsx'

const pageSize = 20

function Done({ alert }: { alert: Alert }) {
  const { t } = useTranslation('followUpPages')
  const { outcome, note, workedOffAt } = alert
  if (!outcome || !workedOffAt) return null
  return (
    <div className="text-secondary">
      <p>
        {t(outcome === 'answered' ? 'alerts.answered' : `alerts.outcomes.${outcome}`)} ·{' '}
        <span className="text-muted">
          <RelativeTime at={workedOffAt} />
        </span>
      </p>
      {note && (
        <p className="whitespace-pre-wrap break-words text-muted" dir="auto">
          {note}
        </p>
      )}
    </div>
  )
}

/** Tells that the rider has corrected the answer behind the alert, so that the fitter checks it again before acting. */
function Corrected({ alert }: { alert: Alert }) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  if (!alert.correctedAt || alert.outcome !== null) return null
  return <p>{t('alerts.corrected', { when: format.dateTime(alert.correctedAt) })}</p>
}

function AlertRow({ alert }: { alert: Alert }) {
  const { t } = useTranslation('followUpPages')
  const say = useAlertWords()
  const milestone = useTimeSinceFit()
  const name = alert.riderName || t('list.nameless')
  const silent = alert.kind === 'overdue' || alert.kind === 'never_answered'
  const to = silent
    ? sessionPath(alert.sessionId)
    : sentFollowUpPath('fitter', alert.sessionId, { milestone: alert.milestone })
  return (
    <li>
      <Card alert={stopsWork(alert)}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 grid-cols-1 justify-items-start gap-1">
            <Pill tone={isGrave(alert) ? 'coral' : silent ? 'plain' : 'amber'}>{say(alert)}</Pill>
            <Link to={to} className="font-semibold hover:underline" dir="auto">
              {name}
            </Link>
            <p className="text-detail text-muted">
              {milestone(alert.daysAfterFit)} · <RelativeTime at={alert.raisedAt} />
            </p>
            {stopsWork(alert) && <p>{t('alerts.physician')}</p>}
            <Corrected alert={alert} />
            <Done alert={alert} />
          </div>
          {alert.outcome === null && <WorkOff alert={alert} name={name} />}
        </div>
      </Card>
    </li>
  )
}

function Which({ open }: { open: boolean }) {
  const { t } = useTranslation('followUpPages')
  const way = (done: boolean) => ({ search: done ? 'state=alerts&done=1' : 'state=alerts' })
  return (
    <nav aria-label={t('alerts.show')} className="flex flex-wrap gap-2" data-screen-only>
      {[true, false].map((each) => (
        <Link
          key={String(each)}
          to={way(!each)}
          aria-current={each === open ? 'page' : undefined}
          className="button"
          data-kind={each === open ? 'quiet' : 'text'}
          data-size="small"
        >
          {t(each ? 'alerts.opened' : 'alerts.done')}
        </Link>
      ))}
    </nav>
  )
}

/** The open alerts, red flags first, or the alerts that were handled. */
export function AlertList() {
  const { t } = useTranslation('followUpPages')
  const open = !useSearchParams()[0].has('done')
  const cursor = useCursor()
  const { data, error, refetch } = useQuery(
    read('GET /api/follow-up-alerts', {
      query: { open: open ? 'true' : 'false', cursor, limit: pageSize },
    }),
  )
  const empty = open ? 'empty' : 'emptyDone'
  return (
    <div className="grid grid-cols-1 gap-4">
      <Which open={open} />
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data?.items.length === 0 && (
        <EmptyState title={t(`alerts.${empty}`)} text={t(`alerts.${empty}Text`)} />
      )}
      {data && data.items.length > 0 && (
        <ul className="grid grid-cols-1 gap-3" aria-label={t('alerts.caption')}>
          {data.items.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      {data && <CursorPages label={t('alerts.pages')} next={data.next} />}
    </div>
  )
}
