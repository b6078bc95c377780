import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { DaySpans } from './day-spans.tsx'
import { isDoubledDay, isOffFine, type PartProps } from './edited-hours.ts'

function Remove({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('bookingOffer')
  return (
    <Button kind="text" size="small" onClick={onClick}>
      {t('hours.remove')}
    </Button>
  )
}

/** Days and ranges on which nobody can book. */
export function OffDays({ edited, change }: PartProps) {
  const { t } = useTranslation('bookingOffer')
  const { off } = edited
  return (
    <Card title={t('hours.off')}>
      <p className="text-secondary text-muted">{t('hours.offHint')}</p>
      <ul className="grid gap-4">
        {off.map((range, index) => (
          <li key={range.id} className="mt-3 grid gap-2">
            <DateField
              label={t('hours.offFrom')}
              value={range.from}
              onChange={(from) => change({ off: off.with(index, { ...range, from, to: range.to ?? from }) })}
            />
            <DateField
              label={t('hours.offTo')}
              value={range.to}
              error={
                range.from !== null && range.to !== null && !isOffFine(range)
                  ? t('hours.wrongDays')
                  : undefined
              }
              onChange={(to) => change({ off: off.with(index, { ...range, to }) })}
            />
            <Remove onClick={() => change({ off: off.toSpliced(index, 1) })} />
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        size="small"
        className="mt-3"
        onClick={() => change({ off: [...off, { id: crypto.randomUUID(), from: null, to: null }] })}
      >
        {t('hours.addOff')}
      </Button>
    </Card>
  )
}

/** One day with hours of its own. */
function ExtraDay({ edited, change, index }: PartProps & { index: number }) {
  const { t } = useTranslation('bookingOffer')
  const { extra } = edited
  const day = extra[index]
  if (!day) return null
  return (
    <li className="mt-3 grid gap-2">
      <DateField
        label={t('hours.extraDay')}
        value={day.date}
        error={isDoubledDay(edited, day.date) ? t('hours.sameDay') : undefined}
        onChange={(date) => change({ extra: extra.with(index, { ...day, date }) })}
      />
      <DaySpans
        day={t('hours.extraDay')}
        spans={day.spans}
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
  const added = { id: crypto.randomUUID(), date: null, spans: [{ from: '09:00', to: '13:00' }] }
  return (
    <Card title={t('hours.extra')}>
      <p className="text-secondary text-muted">{t('hours.extraHint')}</p>
      <ul className="grid gap-4">
        {extra.map(({ id }, index) => (
          <ExtraDay key={id} {...{ ...part, index }} />
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
