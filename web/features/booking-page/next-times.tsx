import { appointmentWords } from '#domain/booking/appointment-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Refused } from './types.ts'

interface NextTimesProps {
  /** Why the chosen time cannot be had; null if a month simply has none. */
  refusal: Refused['refusal'] | null
  next: readonly string[]
  timeZone: string
  /** Absent where the times are only told. */
  onChoose?: (at: string) => void
}

/** The next free times, where the chosen one is gone or a month has none. */
export function NextTimes({ refusal, next, timeZone, onChoose }: NextTimesProps) {
  const { t } = useTranslation('book')
  const locale = useFormatLocale()
  const words = (at: string) =>
    appointmentWords(locale, { startsAt: new Date(at), endsAt: new Date(at) }, timeZone)
  return (
    <section
      className="grid gap-3 rounded-lg border border-line border-s-4 border-s-amber bg-card p-5"
      role={refusal ? 'alert' : 'status'}
    >
      {refusal && <p className="font-semibold">{t(`refusal.${refusal}`)}</p>}
      <p>{t(next.length > 0 ? 'month.next' : 'month.noNext')}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {next.map((at) => {
          const { day, time, zone } = words(at)
          return (
            <li key={at}>
              {onChoose ? (
                <Button kind="quiet" size="small" wide onClick={() => onChoose(at)}>
                  {day}, {t('times.zone', { time, zone })}
                </Button>
              ) : (
                `${day}, ${t('times.zone', { time, zone })}`
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
