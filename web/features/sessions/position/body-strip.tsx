import { includedAngle } from '#domain/measurements/measured-units.ts'
import { isNumeric, type Side, sidesOf } from '#domain/measurements/measurement.ts'
import { sideKey } from '#domain/measurements/text-keys.ts'
import {
  type MeasurementKey,
  measurementOf,
  type NumberMeasurement,
} from '#domain/measurements/vocabulary.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RangeLine } from '../measurements/ranges.tsx'
import { numberAt } from '../measurements/values.ts'
import { useFit } from '../saving/fit-work.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'

/** The rider's angles that a fitter watches throughout a fit. */
const ANGLES = [
  'knee_flexion_bdc_static',
  'knee_flexion_min_dynamic',
  'hip_angle_closed',
  'torso_angle',
  'elbow_flexion',
] as const satisfies readonly MeasurementKey[]

interface AngleProps {
  description: NumberMeasurement
  side: Side
}

/** One angle in large type; a flexion also shows the included angle. */
function Angle({ description, side }: AngleProps) {
  const { t } = useTranslation('sessions', 'measurements')
  const { session } = useFit()
  const wording = useMeasurementWording()
  const at = (phase: 'before' | 'after') =>
    numberAt(session.measurements, { phase, key: description.key, side })
  const [before, after] = [at('before'), at('after')]
  const shown = after ?? before
  if (shown === null) return null
  return (
    <p>
      {side && <span className="block text-caption text-muted">{t(sideKey(side))}</span>}
      <span className={`font-semibold text-3xl tabular-nums ${after === null ? 'text-coral-text' : ''}`}>
        {wording.number('angle', shown)}
      </span>{' '}
      {after !== null && before !== null && before !== after && (
        <span className="border-coral border-b-2 border-dashed text-coral-text">
          {t('position.was', { value: wording.number('angle', before) })}
        </span>
      )}
      {after === null && <span className="text-detail text-muted">{t('phase.before')}</span>}
      {description.convention && (
        <span className="block text-caption text-muted">
          {t('measure.included', { angle: wording.number('angle', includedAngle(shown)) })}
        </span>
      )}
    </p>
  )
}

/** The rider's angles at a glance, with their published ranges. */
export function BodyStrip() {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  const wording = useMeasurementWording()
  const taken = ANGLES.flatMap((key): NumberMeasurement[] => {
    const description = measurementOf(key)
    const there = session.measurements.some((row) => row.key === key && typeof row.value === 'number')
    return there && isNumeric(description) ? [description] : []
  })
  if (taken.length === 0) return null
  return (
    <section aria-label={t('position.body')} className="rounded-lg border border-line bg-card p-5">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-6 gap-y-4">
        {taken.map((description) => (
          <li key={description.key}>
            <h3 className="text-secondary">{wording.name(description.key)}</h3>
            <div className="flex flex-wrap gap-x-5">
              {sidesOf(description).map((side) => (
                <Angle key={side} description={description} side={side} />
              ))}
            </div>
            <RangeLine description={description} />
          </li>
        ))}
      </ul>
    </section>
  )
}
