import { useState } from 'react'
import { checkMeasurement } from '#domain/measurements/check.ts'
import type { ChoiceDescription, TextDescription } from '#domain/measurements/measurement.ts'
import { measuredOptionKey } from '#domain/measurements/text-keys.ts'
import type { MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { useFormTexts } from '#web/questionnaire/use-form-texts.ts'
import { useFit } from '../saving/fit-work.ts'
import { NotSaved } from '../saving/not-saved.tsx'
import { type Place, valueName } from '../saving/pending-changes.ts'
import { problemOfJudgement, useProblemWords } from '../words/use-problem-words.ts'
import { focusNext } from './focus-next.ts'
import { useFieldBase } from './use-number-value.ts'
import { usualHow, valueAt } from './values.ts'

interface CellProps<Description> {
  description: Description & { key: MeasurementKey }
  place: Place
  label: string
}

/** The text or option of a place, and the function that replaces it. An empty one deletes it. */
function useWord(place: Place) {
  const { session, measure, open } = useFit()
  const row = valueAt(session.measurements, place)
  const stored = row ? String(row.value) : ''
  const how = {
    ...usualHow(session, place.phase, place.key),
    ...(row && { reference: row.reference, method: row.method }),
  }
  const keep = (word: string, seen?: number) => {
    if (word === stored) return
    measure(place, { value: word === '' ? null : word, ...how }, seen === undefined ? {} : { seen })
  }
  return { stored, keep, open }
}

/** One of a measurement's options. */
export function ChoiceCell({ description, place, label }: CellProps<ChoiceDescription>) {
  const say = useFormTexts('measurements')
  const { stored, keep, open } = useWord(place)
  return (
    <div className="w-48">
      <select
        className="input"
        aria-label={label}
        value={stored}
        disabled={!open}
        data-phase={place.phase}
        onChange={(event) => keep(event.target.value)}
      >
        <option value="">–</option>
        {description.options.map((option) => (
          <option key={option} value={option}>
            {say(measuredOptionKey(description.key, option))}
          </option>
        ))}
      </select>
      <NotSaved name={valueName(place)} />
    </div>
  )
}

/** The text of a measurement, such as the model of a saddle. */
export function TextCell({ description, place, label }: CellProps<TextDescription>) {
  const sayProblem = useProblemWords()
  const { stored, keep, open } = useWord(place)
  const base = useFieldBase(place)
  const [typed, setTyped] = useState<string | null>(null)
  const problem = typed ? problemOfJudgement(checkMeasurement(description.key, typed)) : null
  return (
    <div className="w-48">
      <input
        className="input h-11 min-h-11"
        type="text"
        autoComplete="off"
        maxLength={200}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        readOnly={!open}
        data-phase={place.phase}
        value={typed ?? stored}
        onFocus={base.begin}
        onChange={(event) => {
          const text = event.target.value
          setTyped(text)
          const word = text.trim()
          if (word === '' || checkMeasurement(description.key, word).verdict === 'ok') {
            keep(word, base.versionFor(word === '' ? null : word))
          }
        }}
        onBlur={() => !problem && setTyped(null)}
        onKeyDown={(event) => event.key === 'Enter' && focusNext(event.currentTarget)}
      />
      {problem && (
        <p role="alert" className="font-medium text-secondary text-coral-text">
          {sayProblem(description.key, problem, null)}
        </p>
      )}
      <NotSaved name={valueName(place)} />
    </div>
  )
}
