import { aimKeys } from '#domain/interventions/text-keys.ts'
import { sideKey } from '#domain/measurements/text-keys.ts'
import type { MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { movedBetween, namedChange } from '#domain/report/report-rows.ts'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { FitReport } from './report.ts'

type Change = FitReport['changes'][number]

/** The fitter's words in a bidirectional isolate, because their text direction may differ from the page's. */
const isolated = (words: string): string => `\u2068${words}\u2069`

/** The kind of a change with the fitter's own words: "New saddle: short nose". */
function useChangeName() {
  const { t } = useTranslation('report', 'interventions')
  return (change: Change): string | null => {
    const { kindKey, words, measurement } = namedChange(change)
    const kind = kindKey && t(kindKey)
    if (kind && words) return t('changes.named', { kind, words: isolated(words) })
    if (words) return isolated(words)
    return kind ?? (measurement ? null : t('interventions:kinds.adjustment'))
  }
}

function FromTo({ change, measurement }: { change: Change; measurement: MeasurementKey | null }) {
  const { t } = useTranslation('report')
  const words = useWordingInUnits()
  const moved = movedBetween(change)
  const say = (value: number | string | null) =>
    value === null ? null : measurement ? words.value(measurement, value) : String(value)
  const [from, to] = [say(moved.from), say(moved.to)]
  const said = (words: string) => (
    <b className="tabular-nums" dir="auto">
      {words}
    </b>
  )
  if (from && to) return said(t('changes.fromTo', { from, to }))
  if (to) return said(t('changes.to', { to }))
  return from ? said(t('changes.from', { from })) : null
}

function ChangeItem({ change }: { change: Change }) {
  const { t } = useTranslation('report', 'common', 'measurements', 'interventions')
  const format = useFormat()
  const words = useWordingInUnits()
  const called = useChangeName()(change)
  const { measurement } = namedChange(change)
  const sided = (name: string) =>
    change.side && !measurement ? t('numbers.withSide', { name, side: t(sideKey(change.side)) }) : name
  return (
    <li className="break-inside-avoid border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <p>
        <span className="me-1 font-semibold">
          {measurement ? words.name(measurement, change.side) : sided(called ?? '')}
        </span>{' '}
        <FromTo change={change} measurement={measurement} />
      </p>
      {measurement && called && <p>{called}</p>}
      {change.why && (
        <p className="max-w-prose whitespace-pre-line" dir="auto">
          {change.why}
        </p>
      )}
      {change.zones.length > 0 && (
        <p className="text-secondary text-muted">
          {t('changes.zones', { zones: format.list(aimKeys(change).map((key) => t(key))) })}
        </p>
      )}
    </li>
  )
}

/** What was changed and why, in the order of the changes. */
export function ReportChanges({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('report')
  return (
    <Card title={t('changes.title')} className="print:break-inside-auto!">
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
