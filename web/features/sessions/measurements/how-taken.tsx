import { CAPTURE_METHODS, type CaptureMethod, type ReferencePoint } from '#domain/measurements/measurement.ts'
import { methodKey, referenceKey } from '#domain/measurements/text-keys.ts'
import type { Measurement } from '#domain/measurements/vocabulary.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { wantedOf } from '../saving/pending-changes.ts'
import { type Phase, usualHow } from './values.ts'

/** From which point and by which means the values of a phase are taken; one way for both sides. */
function useHow(key: string, phase: Phase) {
  const { session, measure } = useFit()
  const rows = session.measurements.filter((row) => row.key === key && row.phase === phase)
  const how = usualHow(session, phase, key)
  const set = (change: Partial<typeof how>) => {
    for (const row of rows) {
      const { side } = row
      measure({ phase, key, side }, { ...wantedOf(row), ...change }, { confirmed: true })
    }
  }
  return { how, set, taken: rows.length > 0 }
}

function PhaseHow({ description, phase }: { description: Measurement; phase: Phase }) {
  const { t } = useTranslation('sessions', 'measurements')
  const { open } = useFit()
  const { how, set, taken } = useHow(description.key, phase)
  if (!taken) return null
  const { references = [], methods } = description
  const methodOf = (word: string): CaptureMethod | null =>
    CAPTURE_METHODS.find((each) => each === word) ?? null
  const referenceOf = (word: string): ReferencePoint | null =>
    references.find((each) => each === word) ?? null
  return (
    <fieldset className="grid grid-cols-1 gap-2" disabled={!open}>
      <legend className="font-semibold text-secondary">{t(`phase.${phase}`)}</legend>
      {references.length > 0 && (
        <label className="grid grid-cols-1 gap-0.5 text-detail text-muted">
          {t('measure.reference')}
          <select
            className="input text-ink"
            value={how.reference ?? ''}
            onChange={(event) => set({ reference: referenceOf(event.target.value) })}
          >
            {references.map((each) => (
              <option key={each} value={each}>
                {t(referenceKey(each))}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="grid grid-cols-1 gap-0.5 text-detail text-muted">
        {t('measure.method')}
        <select
          className="input text-ink"
          value={how.method ?? ''}
          onChange={(event) => set({ method: methodOf(event.target.value) })}
        >
          <option value="">{t('measure.methodUnsaid')}</option>
          {methods.map((each) => (
            <option key={each} value={each}>
              {t(methodKey(each))}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}

/** How the values of a measurement are taken, before and after. */
export function HowTaken({ description }: { description: Measurement }) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <PhaseHow description={description} phase="before" />
      <PhaseHow description={description} phase="after" />
    </div>
  )
}

/** The reference point of what stands, in a few words: a number without it means little. */
export function ReferenceLine({ description }: { description: Measurement }) {
  const { t } = useTranslation('sessions', 'measurements')
  const { session } = useFit()
  const { references = [] } = description
  const { reference } = usualHow(session, 'after', description.key)
  const known = references.find((each) => each === reference)
  if (!known) return null
  return <p className="text-detail text-muted">{t('measure.takenFrom', { point: t(referenceKey(known)) })}</p>
}
