import { checkMeasurement } from '#domain/measurements/check.ts'
import type { ReferencePoint } from '#domain/measurements/measurement.ts'
import { methodKey, referenceKey } from '#domain/measurements/text-keys.ts'
import type { Measurement, MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { wantedOf } from '../saving/pending-changes.ts'
import { type Phase, usualHow } from './values.ts'

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

interface HowSelectProps<Word extends string> {
  label: string
  value: string | null
  words: readonly Word[]
  say: (word: Word) => string
  /** Whether a word can be chosen for the values that are there. */
  allows?: (word: Word) => boolean
  /** The label of the empty option; if it is absent, there is no empty option. */
  none?: string
  onChange: (word: Word | null) => void
}

function HowSelect<Word extends string>(props: HowSelectProps<Word>) {
  const { label, value, words, say, allows, none, onChange } = props
  return (
    <label className="grid grid-cols-1 gap-0.5 text-detail text-muted">
      {label}
      <select
        className="input text-ink"
        value={value ?? ''}
        onChange={(event) => onChange(words.find((word) => word === event.target.value) ?? null)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {words.map((word) => (
          <option key={word} value={word} disabled={allows?.(word) === false}>
            {say(word)}
          </option>
        ))}
      </select>
    </label>
  )
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
        words={methods}
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

/** The reference point of the current value in short, because the number means little without it. */
export function ReferenceLine({ description }: { description: Measurement }) {
  const { t } = useTranslation('sessions', 'measurements')
  const { session } = useFit()
  const { references = [] } = description
  const { reference } = usualHow(session, 'after', description.key)
  const known = references.find((each) => each === reference)
  if (!known) return null
  return <p className="text-detail text-muted">{t('measure.takenFrom', { point: t(referenceKey(known)) })}</p>
}
