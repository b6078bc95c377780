import { RATING } from '#domain/product.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ClearAnswer } from './clear-answer.tsx'
import { Field, type FieldProps } from './field.tsx'
import { ScaleTrack } from './scale-track.tsx'
import { type Severity, severities } from './severity.tsx'

export interface ScaleSliderProps extends FieldProps {
  value: Severity | null
  onChange: (value: Severity | null) => void
  /** The word at 1 and the word at 7. */
  low: string
  high: string
  /** `severity` wears the ramp of discomfort; `plain` any other scale. */
  ramp?: 'severity' | 'plain'
  onBlur?: () => void
}

/** The scale from 1 to 7, with the words at its ends; an optional answer can be taken back. */
export function ScaleSlider(props: ScaleSliderProps) {
  const { value, onChange, low, high, ramp = 'plain', onBlur, ...shown } = props
  const { t } = useTranslation('common')
  return (
    <Field {...shown}>
      {(control) => (
        <ScaleTrack
          {...RATING}
          control={control}
          value={value}
          ramp={ramp}
          said={t('scale.withWords', { value: value ?? 0, max: RATING.max, low, high })}
          optional={shown.optional}
          onChange={(next) => onChange(severities.find((each) => each === next) ?? null)}
          onBlur={onBlur}
        >
          <div className="flex justify-between gap-4 text-[0.875rem] text-muted" aria-hidden="true">
            <span>{low}</span>
            <span className="text-end">{high}</span>
          </div>
          {shown.optional && value !== null && <ClearAnswer onClear={() => onChange(null)} />}
        </ScaleTrack>
      )}
    </Field>
  )
}
