import { useEffect, useState } from 'react'
import { MEASUREMENT_GROUPS, type MeasurementGroup } from '#domain/measurements/measurement.ts'
import { measurementGroupKey } from '#domain/measurements/text-keys.ts'
import {
  type Measurement,
  MOST_USED,
  measurementOf,
  measurementsOf,
} from '#domain/measurements/vocabulary.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PartPlace } from '#web/ui/part-place.tsx'
import { workWhenIdle } from '#web/ui/preload-when-idle.ts'
import { useAfterPaint } from '#web/ui/use-after-paint.ts'
import { useFit } from '../saving/fit-work.ts'
import { MeasurementRow } from './measurement-row.tsx'
import { SaddleHow } from './saddle-how.tsx'
import { SaddleSwapNotice } from './saddle-swap-notice.tsx'
import { phasesOf } from './values.ts'

/** Loaded when the page is idle, so that it is there at once and without a connection. */
const library = lazyPart(
  async () => ({ default: (await import('./saddles/saddle-library.tsx')).SaddleLibrary }),
  ['saddles'],
)

const mostUsed: readonly Measurement[] = MOST_USED.map((key) => measurementOf(key))
/** As many as a screen shows at first. The others are rendered after them. */
const FIRST_ROWS = 3
const isMostUsed = ({ key }: Measurement): boolean => MOST_USED.some((one) => one === key)

/** The column headings, if the columns are side by side. */
function ColumnNames() {
  const { t } = useTranslation('sessions')
  return (
    <p aria-hidden="true" className="flex justify-end gap-x-2 text-detail @max-3xl:hidden">
      <span className="w-48 border-coral border-b-[3px] border-dashed text-center text-coral-text">
        {t('phase.before')}
      </span>
      <span className="w-48 border-teal border-b-[3px] text-center font-semibold text-teal">
        {t('phase.after')}
      </span>
      <span className="w-24" />
    </p>
  )
}

function Rows({ measurements }: { measurements: readonly Measurement[] }) {
  const compared = measurements.some(({ key }) => phasesOf(key).length > 1)
  return (
    <>
      {compared && <ColumnNames />}
      <ul>
        {measurements.map((description) => (
          <MeasurementRow key={description.key} description={description} />
        ))}
      </ul>
    </>
  )
}

/** The fitter's saddles, while the fit can be changed. */
function Saddles() {
  const { open } = useFit()
  if (!open) return null
  return (
    <PartPlace waiting={null}>
      <library.Part />
    </PartPlace>
  )
}

/** One group. Closed, it shows how many of its measurements have values; open, it shows the fields. */
function Group({ group }: { group: MeasurementGroup }) {
  const { t } = useTranslation('sessions', 'measurements')
  const { session } = useFit()
  const [open, setOpen] = useState(false)
  const own = measurementsOf(group).filter((one) => !isMostUsed(one))
  const keys = new Set(session.measurements.map(({ key }) => key))
  const taken = own.filter(({ key }) => keys.has(key)).length
  if (own.length === 0) return null
  return (
    <details
      className="border-line border-t"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3">
        <span className="font-semibold">{t(measurementGroupKey(group))}</span>
        <span className="text-detail text-muted">{t('measure.taken', { taken, count: own.length })}</span>
      </summary>
      {open && group === 'saddle' && <Saddles />}
      {open && <Rows measurements={own} />}
    </details>
  )
}

/** All measurements: the twenty most used first, then the rest by group. */
export function MeasurementGroups() {
  const { t } = useTranslation('measurements')
  const { open } = useFit()
  const below = useAfterPaint()
  useEffect(() => (open ? workWhenIdle([library]) : undefined), [open])
  return (
    <div className="@container" data-measurements>
      <SaddleHow />
      <SaddleSwapNotice />
      <h3 className="sr-only">{t(measurementGroupKey('mostUsed'))}</h3>
      <Rows measurements={below ? mostUsed : mostUsed.slice(0, FIRST_ROWS)} />
      {below && MEASUREMENT_GROUPS.map((group) => <Group key={group} group={group} />)}
    </div>
  )
}
