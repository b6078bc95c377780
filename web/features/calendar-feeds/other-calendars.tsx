import { useState } from 'react'
import { MOST_SUBSCRIPTIONS } from '#domain/booking/calendar-feeds.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
import { announce } from '#web/ui/announcer.tsx'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { RelativeTime } from '#web/ui/times.tsx'
import { SubscribeForm } from './subscribe-form.tsx'
import { type Subscription, useReadNow, useUnsubscribe } from './use-feeds.ts'

function Remove({ calendar, onClose }: { calendar: Subscription; onClose: () => void }) {
  const { t } = useTranslation('calendarFeeds')
  const remove = useUnsubscribe()
  const confirm = () =>
    mutateThen(remove, calendar.id, () => {
      onClose()
      announce(t('others.removed'))
    })
  return (
    <AskDialog
      open
      onClose={onClose}
      title={t('remove.title')}
      action={t('others.remove')}
      busy={remove.isPending}
      onConfirm={confirm}
    >
      <p className="break-words">{t('remove.text', { name: calendar.name })}</p>
      {remove.error && <RequestFailure error={remove.error} />}
    </AskDialog>
  )
}

/** Why a calendar cannot be read, and what counts meanwhile. */
function Failing({ failing }: { failing: NonNullable<Subscription['failing']> }) {
  const { t } = useTranslation('calendarFeeds')
  const { dateTime } = useFormat()
  return (
    <p className="mt-2 rounded-lg bg-amber-soft p-3 text-amber-deep">
      {t('others.failing', { date: dateTime(failing.since), reason: t(`reason.${failing.reason}`) })}
    </p>
  )
}

interface ActionsProps {
  name: string
  reading: boolean
  onRead: () => void
  onRemove: () => void
}

function Actions({ name, reading, onRead, onRemove }: ActionsProps) {
  const { t } = useTranslation('calendarFeeds')
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        kind="quiet"
        size="small"
        busy={reading}
        aria-label={t('others.readNow_label', { name })}
        onClick={onRead}
      >
        {t('others.readNow')}
      </Button>
      <Button kind="quiet" size="small" aria-label={t('others.remove_label', { name })} onClick={onRemove}>
        {t('others.remove')}
      </Button>
    </div>
  )
}

function CalendarLine({ calendar }: { calendar: Subscription }) {
  const { t } = useTranslation('calendarFeeds')
  const read = useReadNow()
  const [removing, setRemoving] = useState(false)
  const { id, name, host, readAt, failing } = calendar
  const readIt = () =>
    mutateThen(read, id, ({ failing: fails }) =>
      announce(t(fails ? 'others.readNow_failed' : 'others.readNow_done', { name })),
    )
  return (
    <li className="border-line border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="break-words font-semibold">{name}</p>
          <p className="text-muted text-secondary">
            {host} · {t('others.read')} <RelativeTime at={readAt} />
          </p>
        </div>
        <Actions name={name} reading={read.isPending} onRead={readIt} onRemove={() => setRemoving(true)} />
      </div>
      {failing && <Failing failing={failing} />}
      {read.error && <RequestFailure error={read.error} />}
      {removing && <Remove calendar={calendar} onClose={() => setRemoving(false)} />}
    </li>
  )
}

/** The calendars whose busy times are never offered. */
export function OtherCalendars({ calendars }: { calendars: readonly Subscription[] }) {
  const { t } = useTranslation('calendarFeeds')
  const [adding, setAdding] = useState(false)
  const full = calendars.length >= MOST_SUBSCRIPTIONS
  return (
    <Card title={t('others.title')}>
      <p className="max-w-prose">{t('others.text')}</p>
      {calendars.length === 0 && <p className="mt-3 text-muted">{t('others.none')}</p>}
      <ul>
        {calendars.map((calendar) => (
          <CalendarLine key={calendar.id} calendar={calendar} />
        ))}
      </ul>
      <div className="mt-3">
        {full ? (
          <p className="text-muted">{t('others.full', { count: calendars.length })}</p>
        ) : (
          <Button onClick={() => setAdding(true)}>{t('others.add')}</Button>
        )}
      </div>
      {adding && <SubscribeForm onClose={() => setAdding(false)} />}
    </Card>
  )
}
