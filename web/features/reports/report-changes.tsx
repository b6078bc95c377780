import type { MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { movedBetween, namedChange } from '#domain/report/report-rows.ts'
import { useMeasuredWords } from '#web/position/use-measured-words.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { FitReport } from './report.ts'

type Change = FitReport['changes'][number]

/** The fitter's kind and own words: "New saddle: short nose". */
function useCalled() {
  const { t } = useTranslation('report', 'interventions')
  return (change: Change): string | null => {
    const { kindKey, words, measurement } = namedChange(change)
    const kind = kindKey && t(kindKey)
    if (kind && words) return t('changes.named', { kind, words })
    return words ?? kind ?? (measurement ? null : t('interventions:kinds.adjustment'))
  }
}

function FromTo({ change, measurement }: { change: Change; measurement: MeasurementKey | null }) {
  const { t } = useTranslation('report')
  const words = useMeasuredWords()
  const moved = movedBetween(change)
  const say = (value: number | string | null) =>
    value === null ? null : measurement ? words.value(measurement, value) : String(value)
  const [from, to] = [say(moved.from), say(moved.to)]
  if (from && to) return <b className="tabular-nums">{t('changes.fromTo', { from, to })}</b>
  if (to) return <b>{t('changes.to', { to })}</b>
  return from ? <b>{t('changes.from', { from })}</b> : null
}

function ChangeItem({ change }: { change: Change }) {
  const { t } = useTranslation('report', 'common', 'measurements')
  const format = useFormat()
  const words = useMeasuredWords()
  const called = useCalled()(change)
  const { measurement } = namedChange(change)
  const sided = (name: string) =>
    change.side && !measurement
      ? t('numbers.withSide', { name, side: t(`measurements:sides.${change.side}`) })
      : name
  return (
    <li className="border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <p>
        <span className="me-2 font-semibold" dir="auto">
          {measurement ? words.name(measurement, change.side) : sided(called ?? '')}
        </span>
        <FromTo change={change} measurement={measurement} />
      </p>
      {measurement && called && <p dir="auto">{called}</p>}
      {change.why && (
        <p className="max-w-prose whitespace-pre-line" dir="auto">
          {change.why}
        </p>
      )}
      {change.zones.length > 0 && (
        <p className="text-[0.9375rem] text-muted">
          {t('changes.zones', { zones: format.list(change.zones.map((zone) => t(`common:zone.${zone}`))) })}
        </p>
      )}
    </li>
  )
}

/** What was changed, in the order it was made, and why. */
export function ReportChanges({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('report')
  return (
    <Card title={t('changes.title')}>
      {changes.length === 0 ? (
        <p className="text-muted">{t('changes.none')}</p>
      ) : (
        <ol className="list-none">
          {changes.map((change) => (
            <ChangeItem key={change.id} change={change} />
          ))}
        </ol>
      )}
    </Card>
  )
}
