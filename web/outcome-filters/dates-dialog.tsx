import { type FormEvent, useState } from 'react'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { type Period, type PeriodDays, periodBetween } from '#domain/outcomes/period.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface DatesDialogProps {
  /** The days that are shown now. */
  days: PeriodDays
  onChoose: (period: Period) => void
  onClose: () => void
}

/** Two dates between which fits are counted. Days out of order are refused here, with the reason. */
export function DatesDialog({ days, onChoose, onClose }: DatesDialogProps) {
  const { t } = useTranslation('outcomeFilters')
  const [from, setFrom] = useState<LocalDate | null>(days.from)
  const [to, setTo] = useState<LocalDate | null>(days.to)
  const [problem, setProblem] = useState<'missing' | 'order' | null>(null)
  const show = (event: FormEvent) => {
    event.preventDefault()
    if (from === null || to === null) return setProblem('missing')
    const period = periodBetween(from, to)
    if (period) onChoose(period)
    else setProblem('order')
  }
  const error = problem === null ? undefined : t(`dates.${problem}`)
  return (
    <Dialog open onClose={onClose} title={t('dates.title')}>
      <form className="grid grid-cols-1 gap-5" onSubmit={show} noValidate>
        <DateField label={t('dates.from')} value={from} onChange={setFrom} />
        <DateField label={t('dates.to')} value={to} onChange={setTo} error={error} />
        <p>
          <Button type="submit">{t('dates.show')}</Button>
        </p>
      </form>
    </Dialog>
  )
}
