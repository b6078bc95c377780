import { checkMeasurement } from '#domain/measurements/check.ts'
import { pointRole, type ReferencePoint } from '#domain/measurements/measurement.ts'
import { measurementNameKey, methodKey, referenceKey, takenKey } from '#domain/measurements/text-keys.ts'
import type { Measurement, MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { wantedOf } from '../saving/pending-changes.ts'
import { HowSelect } from './how-select.tsx'
import { askSaddleHow } from './saddle-question.ts'
import { awaitsSaddleHow, currentHow, type Phase, usualHow } from './values.ts'

/** The reference point and method of a phase's values, the same for both sides. */
function useHow(key: MeasurementKey, phase: Phase) {
  const { session, measure } = useFit()
  const rows = session.measurements.filter((row) => row.key === key && row.phase === phase)
  const how = usualHow(session, phase, key)
  const set = (change: Partial<typeof how>) => {
    for (const row of rows) {
      const { side } = row
      measure({ phase, key, side }, { ...wantedOf(row), ...change }, { confirmed: true })
    }
  }
  /** A number may be possible from one point and impossible from another. */
  const canBeFrom = (reference: ReferencePoint) =>
    rows.every((row) => checkMeasurement(key, row.value, reference).verdict !== 'impossible')
  return { how, set, canBeFrom, taken: rows.length > 0 }
}

function PhaseHow({ description, phase }: { description: Measurement; phase: Phase }) {
  const { t } = useTranslation('sessions', 'measurements')
  const { open } = useFit()
  const { how, set, canBeFrom, taken } = useHow(description.key, phase)
  if (!taken) return null
  const { references = [], methods } = description
  return (
    <fieldset className="grid grid-cols-1 gap-2" disabled={!open}>
      <legend className="font-semibold text-secondary">{t(`phase.${phase}`)}</legend>
      {references.length > 0 && (
        <HowSelect
          label={t('measure.reference')}
          value={how.reference}
          words={references}
          say={(point) => t(referenceKey(point))}
          allows={canBeFrom}
          onChange={(reference) => set({ reference })}
        />
      )}
      <HowSelect
        label={t('measure.method')}
        value={how.method}
        // Nobody chooses that a value was told by the rider; what is, says so.
        words={how.method === 'rider' ? [...methods, 'rider'] : methods}
        say={(method) => t(methodKey(method))}
        none={t('measure.methodUnsaid')}
        onChange={(method) => set({ method })}
      />
    </fieldset>
  )
}

/** The reference point and method of a measurement, before and after. */
export function HowTaken({ description }: { description: Measurement }) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <PhaseHow description={description} phase="before" />
      <PhaseHow description={description} phase="after" />
    </div>
  )
}

/** The reference point of the current value in short, because the number means little without it, and who told it. */
export function ReferenceLine({ description }: { description: Measurement }) {
  const { t } = useTranslation('sessions', 'measurements')
  const { session, open } = useFit()
  const { key, references = [] } = description
  if (open && awaitsSaddleHow(session, { phase: 'before', key, side: null })) {
    return (
      <Button
        kind="text"
        size="small"
        className="min-h-11 text-detail"
        data-screen-only
        onClick={(event) => askSaddleHow(event.currentTarget)}
      >
        {t('saddleHow.awaited')}
        <span className="sr-only"> {t(measurementNameKey(key))}</span>
      </Button>
    )
  }
  const { reference, method } = currentHow(session, key)
  const known = references.find((each) => each === reference)
  const point = known && t(takenKey(pointRole(description.kind, known)), { point: t(referenceKey(known)) })
  const told = method === 'rider' && t(methodKey(method))
  const said = [point, told].filter(Boolean)
  return said.length > 0 && <p className="text-detail text-muted">{said.join(' · ')}</p>
}
