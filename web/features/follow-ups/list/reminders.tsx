import { TryAddressAgain } from '#web/rider-address/try-address-again.tsx'
import { Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type FollowUpEntry, reasonOf } from './follow-up-states.ts'

type Reminder = FollowUpEntry['reminders'][number]

/** The text for the status of one reminder. */
function useReminderWords(): (reminder: Reminder) => string {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  return ({ state, at, reason }) => {
    const when = format.dateTime(at)
    const why = reason === null ? '' : t(`list.reason.${reasonOf(reason)}`, { code: reason })
    if (state === 'failed') return t('list.reminder.failed', { at: when, reason: why })
    if (state === 'dropped') return t('list.reminder.dropped', { reason: why })
    if (state === 'waiting' && new Date(at) > new Date()) return t('list.reminder.waitingUntil', { at: when })
    return t(`list.reminder.${state}`, { at: when })
  }
}

/** The reminders of a follow-up, planned and sent, and why they cannot reach the rider. */
export function Reminders({ followUp, name }: { followUp: FollowUpEntry; name: string }) {
  const { t } = useTranslation('followUpPages')
  const say = useReminderWords()
  const { reminders, unreachable, status, riderId } = followUp
  const waits = status !== 'submitted' && status !== 'skipped'
  return (
    <div className="grid grid-cols-1 gap-1 text-detail">
      {unreachable && waits && (
        <div className="grid grid-cols-1 justify-items-start gap-1">
          <Pill tone="coral">{t(`list.unreachable.${unreachable}`)}</Pill>
          <p className="text-muted">{t(`list.unreachableHint.${unreachable}`)}</p>
          {unreachable === 'address_failed' && <TryAddressAgain riderId={riderId} name={name} />}
        </div>
      )}
      {reminders.length === 0 ? (
        <p className="text-muted">{t('list.noReminders')}</p>
      ) : (
        <ul className="grid gap-0.5">
          {reminders.map((reminder) => (
            <li
              key={reminder.number}
              className={reminder.state === 'failed' ? 'font-semibold text-coral-text' : 'text-muted'}
            >
              {say(reminder)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
