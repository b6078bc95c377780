import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useAlertWords } from '#web/alert-words/use-alert-words.ts'
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
import { type Alert, type AlertCard, isRedFlag, isSilence, stopsWork } from './alert.ts'
import { Resolve } from './resolve.tsx'

const pageSize = 20

/** What was done about the alerts. The note is kept with one of them. */
function Done({ alerts }: { alerts: readonly Alert[] }) {
  const { t } = useTranslation('alerts')
  const [first] = alerts
  const note = alerts.find((alert) => alert.note)?.note
  if (!first?.outcome || !first.workedOffAt) return null
  return (
    <div className="text-secondary">
      <p>
        {t(first.outcome === 'answered' ? 'answered' : `outcomes.${first.outcome}`)} ·{' '}
        <span className="text-muted">
          <RelativeTime at={first.workedOffAt} />
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

/** Tells that the rider has corrected the answer behind an alert, so that the fitter checks it again before acting. */
function Corrected({ alerts }: { alerts: readonly Alert[] }) {
  const { t } = useTranslation('alerts')
  const format = useFormat()
  const at = alerts.find(({ correctedAt, outcome }) => correctedAt && outcome === null)?.correctedAt
  return at ? <p>{t('corrected', { when: format.dateTime(at) })}</p> : null
}

function AlertPills({ alerts }: { alerts: readonly Alert[] }) {
  const say = useAlertWords()
  return (
    <ul className="flex flex-wrap gap-1.5">
      {alerts.map((alert) => (
        <li key={alert.id}>
          <Pill tone={isRedFlag(alert) ? 'coral' : isSilence(alert) ? 'plain' : 'amber'}>{say(alert)}</Pill>
        </li>
      ))}
    </ul>
  )
}

/** Where the form of a card is read: the brief shows the intake. */
function formPath({ sessionId, milestone, alerts }: AlertCard): string {
  if (milestone === null) return sessionPath(sessionId, 'brief')
  return alerts.every(isSilence)
    ? sessionPath(sessionId, 'followUps')
    : sentFollowUpPath('fitter', sessionId, { milestone })
}

/** The alerts of one form with the rider, and the button that resolves them together. */
function FormCard({ card }: { card: AlertCard }) {
  const { t } = useTranslation('alerts', 'common')
  const sinceFit = useTimeSinceFit()
  const name = card.riderName || t('common:unnamedRider')
  return (
    <li>
      <Card alert={stopsWork(card)}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 grid-cols-1 justify-items-start gap-1.5">
            <Link to={formPath(card)} className="font-semibold hover:underline" dir="auto">
              {name}
            </Link>
            <p className="text-detail text-muted">
              {card.milestone === null ? t('intake') : sinceFit(card.milestone)} ·{' '}
              <RelativeTime at={card.raisedAt} />
            </p>
            <AlertPills alerts={card.alerts} />
            {stopsWork(card) && <p>{t('physician')}</p>}
            <Corrected alerts={card.alerts} />
            <Done alerts={card.alerts} />
          </div>
          {card.alerts.some(({ outcome }) => outcome === null) && <Resolve card={card} name={name} />}
        </div>
      </Card>
    </li>
  )
}

function Which({ open }: { open: boolean }) {
  const { t } = useTranslation('alerts')
  const way = (done: boolean) => ({ search: done ? 'state=alerts&done=1' : 'state=alerts' })
  return (
    <nav aria-label={t('show')} className="flex flex-wrap gap-2" data-screen-only>
      {[true, false].map((each) => (
        <Link
          key={String(each)}
          to={way(!each)}
          aria-current={each === open ? 'page' : undefined}
          className="button"
          data-kind={each === open ? 'quiet' : 'text'}
          data-size="small"
        >
          {t(each ? 'opened' : 'done')}
        </Link>
      ))}
    </nav>
  )
}

/** What needs the fitter, or what was resolved: a card for each form, red flags first. */
export function AlertList() {
  const { t } = useTranslation('alerts')
  const [search] = useSearchParams()
  const cursor = useCursor()
  const open = search.get('done') !== '1'
  const { data, error, refetch } = useQuery(
    read('GET /api/follow-up-alerts', {
      query: { open: open ? 'true' : 'false', cursor, limit: pageSize },
    }),
  )
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <Which open={open} />
      {!data && <Skeleton lines={6} />}
      {data?.items.length === 0 && (
        <EmptyState title={t(open ? 'empty' : 'emptyDone')} text={t(open ? 'emptyText' : 'emptyDoneText')} />
      )}
      {data && data.items.length > 0 && (
        <ul aria-label={t('caption')} className="grid grid-cols-1 gap-3">
          {data.items.map((card) => (
            <FormCard key={card.id} card={card} />
          ))}
        </ul>
      )}
      {data && <CursorPages label={t('pages')} next={data.next} />}
    </div>
  )
}
