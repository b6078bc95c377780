import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { FitReport } from './report.ts'

/** What the rider reads first, in the fitter's words. */
export function ReportSummary({ summary }: { summary: string }) {
  const { t } = useTranslation('report')
  if (summary === '') return null
  return (
    <section className="rounded-lg bg-teal-soft p-5" data-print-block>
      <h2 className="mb-2 font-semibold text-base text-teal-deep">{t('summary.title')}</h2>
      <p className="max-w-prose whitespace-pre-line text-lg" dir="auto">
        {summary}
      </p>
    </section>
  )
}

type AimsProps = Pick<FitReport, 'goals' | 'activities' | 'success'>

function Activities({ activities }: Pick<AimsProps, 'activities'>) {
  const { t } = useTranslation('report')
  if (activities.length === 0) return null
  return (
    <section className="mt-3">
      <p className="text-secondary text-muted">{t('goals.activities')}</p>
      <ul className="grid grid-cols-1 gap-1">
        {activities.map(({ words, ability }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two activities may have the same words
          <li key={index} dir="auto">
            {ability === null ? words : t('goals.activity', { words, ability })}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The rider's goals with what counts as reached, what is hard for the rider, and the rider's words for success. */
export function ReportGoals({ goals, activities, success }: AimsProps) {
  const { t } = useTranslation('report', 'intake')
  if (goals.length + activities.length === 0 && success === null) return null
  return (
    <Card title={t('goals.title')}>
      <ul className="grid grid-cols-1 gap-2">
        {goals.map(({ goal, level }) => (
          <li key={goal}>
            <span className="font-semibold">{t(`intake:options.goals.${goal}`)}</span>
            {level && (
              <span className="block whitespace-pre-line" dir="auto">
                {t('goals.level', { level })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Activities activities={activities} />
      {success && (
        <figure className="mt-3">
          <figcaption className="text-secondary text-muted">{t('goals.success')}</figcaption>
          <blockquote className="whitespace-pre-line border-line border-s-4 ps-3" dir="auto">
            {success}
          </blockquote>
        </figure>
      )}
    </Card>
  )
}

function FollowUps({ days }: { days: readonly string[] }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  return (
    <Card title={t('followUps.title')}>
      <p>{t(days.length > 0 ? 'followUps.lead' : 'followUps.none')}</p>
      <ul className="mt-2">
        {days.map((day) => (
          <li key={day} className="font-semibold">
            {format.date(day)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the rider may expect in the first weeks, when they are asked again, and how to reach the fitter. */
export function ReportAfterwards({ report }: { report: FitReport }) {
  const { t } = useTranslation('report')
  const { contact, name } = report.fitter
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2 print:grid-cols-2">
      <Card title={t('expect.title')}>
        <ul className="grid grid-cols-1 gap-2">
          {(['strange', 'slowly', 'tell'] as const).map((point) => (
            <li key={point}>{t(`expect.${point}`)}</li>
          ))}
        </ul>
      </Card>
      <div className="grid grid-cols-1 gap-5">
        <FollowUps days={report.followUpsOn} />
        {contact && (
          <Card title={t('contact.title', { fitter: name })}>
            <p className="whitespace-pre-line" dir="auto">
              {contact}
            </p>
          </Card>
        )}
      </div>
    </div>
  )
}
