import { useId } from 'react'
import { includedAngle } from '#domain/measurements/measured-units.ts'
import type { NumberMeasurement } from '#domain/measurements/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { NotSaved } from '../saving/not-saved.tsx'
import { type Place, valueName } from '../saving/pending-changes.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { NumberField } from './number-field.tsx'
import { NumberProblem } from './number-problem.tsx'
import { useNumberValue } from './use-number-value.ts'

interface NumberCellProps {
  description: NumberMeasurement
  place: Place
  /** What the field is called, for who does not see its column and row. */
  label: string
  /** Where the steps begin while nothing stands. */
  start: number | null
  /** One press takes this over: the number before, or of the earlier fit. */
  same: number | null
}

/** One number: typed with comma or point, or by steps; asked about or refused beside the field. */
export function NumberCell({ description, place, label, start, same }: NumberCellProps) {
  const { t } = useTranslation('sessions')
  const { open } = useFit()
  const wording = useMeasurementWording()
  const value = useNumberValue(description, place, start)
  const id = useId()
  return (
    <div className="grid w-48 grid-cols-1 gap-1">
      <NumberField description={description} phase={place.phase} label={label} value={value} problemId={id} />
      {description.convention && value.stored !== null && (
        <p className="text-center text-caption text-muted">
          {t('measure.included', { angle: wording.number('angle', includedAngle(value.stored)) })}
        </p>
      )}
      {open && value.stored === null && same !== null && (
        <Button kind="text" size="small" className="min-h-11 text-detail" onClick={() => value.take(same)}>
          {t(place.phase === 'after' ? 'measure.sameAsBefore' : 'measure.asEarlier', {
            value: wording.number(description.kind, same),
          })}
          <span className="sr-only"> {label}</span>
        </Button>
      )}
      {value.problem && (
        <NumberProblem id={id} description={description} problem={value.problem} onConfirm={value.confirm} />
      )}
      <NotSaved name={valueName(place)} />
    </div>
  )
}
