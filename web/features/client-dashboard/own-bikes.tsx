import { Link } from 'react-router'
import { isMeasurementKey } from '#domain/measurements/vocabulary.ts'
import { restoringRows } from '#domain/report/fit-report.ts'
import { reportRows } from '#domain/report/report-rows.ts'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { clientBikePath } from '#web/paths.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Overview } from './overview.ts'

/** How many numbers a bike's summary shows. */
const SHOWN = 4

/** The most important numbers of the current position. */
function Glance({ position }: { position: Overview['bikes'][number]['position'] }) {
  const words = useWordingInUnits()
  const rows = restoringRows(reportRows(position, useUnits())).slice(0, SHOWN)
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-secondary">
      {rows.map(({ key, side, before, after }) => {
        const reading = after ?? before
        return (
          <div key={`${key} ${side}`} className="flex flex-wrap gap-x-1.5">
            <dt className="text-muted">{words.name(key, side)}</dt>
            <dd className="font-semibold">
              {isMeasurementKey(key) && reading ? words.value(key, reading.value) : '–'}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The rider's bikes, each with its current position. */
export function OwnBikes({ overview: { bikes } }: { overview: Overview }) {
  const { t } = useTranslation('dashboard')
  const nameOf = useBikeName()
  const format = useFormat()
  return (
    <Card title={t('client.bikes.title')}>
      {bikes.length === 0 && <p className="text-muted">{t('client.bikes.none')}</p>}
      <ul>
        {bikes.map((bike) => (
          <li
            key={bike.id}
            className="grid grid-cols-1 gap-1 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0"
          >
            <h3 dir="auto">
              {nameOf(bike)}
              {bike.retired && (
                <span className="ms-2 font-normal text-muted">{t('client.bikes.retired')}</span>
              )}
            </h3>
            <p className="text-secondary text-muted">
              {bike.fittedAt
                ? t('client.bikes.fitted', { date: format.date(bike.fittedAt), fitter: bike.fitterName })
                : t('client.bikes.notFitted')}
            </p>
            <Glance position={bike.position} />
            {bike.fittedAt && (
              <Link
                to={clientBikePath(bike.id)}
                className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
              >
                {t('client.bikes.open')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
