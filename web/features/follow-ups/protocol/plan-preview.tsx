import { dateIn } from '#domain/calendar/local-date.ts'
import type { FollowUpProtocol } from '#domain/follow-ups/protocol.ts'
import { reminderInstants } from '#domain/follow-ups/reminders.ts'
import { scheduleFollowUps } from '#domain/follow-ups/schedule.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useTimeSinceFit } from '../use-time-since-fit.ts'

/** The reminder dates that lie within the window. */
const reminderDates = (plan: FollowUpProtocol, dueOn: string, windowEndsOn: string): string[] =>
  reminderInstants({ dueOn, windowEndsOn }, 'UTC', plan.reminderDays).map(({ at }) => dateIn(at, 'UTC'))

/** The dates of a plan for a fit that is completed today. */
export function PlanPreview({ plan }: { plan: FollowUpProtocol }) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  const say = useTimeSinceFit()
  const scheduled = scheduleFollowUps(plan, dateIn(new Date()))
  return (
    <Card title={t('protocol.preview')}>
      <ol className="grid grid-cols-1 gap-3">
        {scheduled.map(({ milestone, dueOn, windowEndsOn }) => {
          const dates = reminderDates(plan, dueOn, windowEndsOn).map((day) => format.date(day))
          return (
            <li key={milestone}>
              {t('protocol.asked', { when: say(milestone), date: format.date(dueOn) })}
              <span className="block text-secondary text-muted">
                {dates.length > 0
                  ? t('protocol.reminded', { dates: format.list(dates) })
                  : t('protocol.notReminded')}
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
