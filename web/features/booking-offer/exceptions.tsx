import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { DaySpans } from './day-spans.tsx'
import { type EditedHours, isDoubledDay, type PartProps } from './edited-hours.ts'
import { useAddedFocus } from './use-added-focus.ts'

function Remove({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('bookingOffer')
  return (
    <Button kind="text" size="small" className="justify-self-start" onClick={onClick}>
      {t('hours.remove')}
    </Button>
  )
}

/** A day whose year is not still being typed: `0002-03-01` becomes `2027-03-01`. */
const wholeDay = (day: string | null): string | null => (day?.startsWith('0') ? null : day)

/** What is wrong with the days of a range. An empty one is not wrong before the person saves. */
function useOffProblems(range: EditedHours['off'][number], tried: boolean) {
  const { t } = useTranslation('bookingOffer')
  const missing = (day: string | null) => (tried && day === null ? t('hours.missingDay') : undefined)
  const isOrdered = range.from === null || range.to === null || range.from <= range.to
  return { from: missing(range.from), to: isOrdered ? missing(range.to) : t('hours.wrongDays') }
}

interface OffRangeProps extends PartProps {
  range: EditedHours['off'][number]
  /** Its place among the ranges. */
  index: number
}

/** One range of days, from its first to its last. */
function OffRange({ edited, change, tried, range, index }: OffRangeProps) {
  const { t } = useTranslation('bookingOffer')
  const { off } = edited
  const problems = useOffProblems(range, tried)
  return (
    <li className="mt-3 grid gap-2">
      <DateField
        label={t('hours.offFrom')}
        value={range.from}
        error={problems.from}
        onChange={(from) =>
          change({ off: off.with(index, { ...range, from, to: range.to ?? wholeDay(from) }) })
        }
      />
      <DateField
        label={t('hours.offTo')}
        value={range.to}
        error={problems.to}
        onChange={(to) => change({ off: off.with(index, { ...range, to }) })}
      />
      <Remove onClick={() => change({ off: off.toSpliced(index, 1) })} />
    </li>
  )
}

/** Days and ranges on which nobody can book. */
export function OffDays(part: PartProps) {
  const { t } = useTranslation('bookingOffer')
  const { off } = part.edited
  const list = useAddedFocus<HTMLUListElement>(off.length)
  const added = { id: crypto.randomUUID(), from: null, to: null }
  return (
    <Card title={t('hours.off')}>
      <p className="text-secondary text-muted">{t('hours.offHint')}</p>
      <ul ref={list} className="grid gap-4">
        {off.map((range, index) => (
          <OffRange key={range.id} {...part} range={range} index={index} />
        ))}
      </ul>
      <Button
        kind="quiet"
        size="small"
        className="mt-3"
        onClick={() => part.change({ off: [...off, added] })}
      >
        {t('hours.addOff')}
      </Button>
    </Card>
  )
}

interface ExtraDayProps extends PartProps {
  day: EditedHours['extra'][number]
  /** Its place among the days. */
  index: number
}

/** One day with hours of its own. */
function ExtraDay({ edited, change, tried, day, index }: ExtraDayProps) {
  const { t } = useTranslation('bookingOffer')
  const { extra } = edited
  const missing = tried && day.date === null ? t('hours.missingDay') : undefined
  return (
    <li className="mt-3 grid gap-2">
      <DateField
        label={t('hours.extraDay')}
        value={day.date}
        error={isDoubledDay(edited, day.date) ? t('hours.sameDay') : missing}
        onChange={(date) => change({ extra: extra.with(index, { ...day, date }) })}
      />
      <DaySpans
        day={t('hours.extraDay')}
        spans={day.spans}
        least={1}
        onChange={(spans) => change({ extra: extra.with(index, { ...day, spans }) })}
      />
      <Remove onClick={() => change({ extra: extra.toSpliced(index, 1) })} />
    </li>
  )
}

/** Days with hours of their own. */
export function ExtraDays(part: PartProps) {
  const { t } = useTranslation('bookingOffer')
  const { extra } = part.edited
  const list = useAddedFocus<HTMLUListElement>(extra.length)
  const added = { id: crypto.randomUUID(), date: null, spans: [{ from: '09:00', to: '13:00' }] }
  return (
    <Card title={t('hours.extra')}>
      <p className="text-secondary text-muted">{t('hours.extraHint')}</p>
      <ul ref={list} className="grid gap-4">
        {extra.map((day, index) => (
          <ExtraDay key={day.id} {...part} day={day} index={index} />
        ))}
      </ul>
      <Button
        kind="quiet"
        size="small"
        className="mt-3"
        onClick={() => part.change({ extra: [...extra, added] })}
      >
        {t('hours.addExtra')}
      </Button>
    </Card>
  )
}
