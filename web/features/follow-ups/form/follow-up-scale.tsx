import type { ScaleField } from '#domain/questionnaires/questionnaire.ts'
import { type ControlProps, useForm } from '#web/form/form.ts'
import { clearBeside } from '#web/ui/clear-answer.tsx'
import { Field } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ScaleTrack } from '#web/ui/scale-track.tsx'
import { AlternativeAnswer } from './alternative-answer.tsx'
import { useScaleWords } from './use-scale-words.ts'

function GoneButton({ pressed, onPress }: { pressed: boolean; onPress: () => void }) {
  const { t } = useTranslation('followUp')
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={`button mb-1 w-full ${pressed ? '' : 'border-teal! text-teal-deep!'}`}
      data-kind={pressed ? 'primary' : 'quiet'}
      onClick={onPress}
    >
      {pressed && <span aria-hidden="true">✓ </span>}
      {t('instead.gone')}
    </button>
  )
}

/** The words at the ends of a scale, and in its middle if there are any. */
function useEnds(field: ScaleField, group: ControlProps['group']): string[] {
  const { texts } = useForm()
  return (['low', 'middle', 'high'] as const)
    .filter((part) => part !== 'middle' || field.middle)
    .map((part) => texts.field(field, part, group))
}

interface AnsweredProps extends Omit<ControlProps, 'field'> {
  field: ScaleField
}

function Scale({ field, group, value, onChange, ...shown }: AnsweredProps) {
  const say = useScaleWords()
  const { min, max, mark } = field
  const chosen = typeof value === 'number' && value >= min ? value : null
  const said = chosen === null ? '' : say(field, chosen, group)
  const ends = useEnds(field, group)
  return (
    <Field
      {...shown}
      problemFirst
      aside={clearBeside({ ...shown, answered: value !== undefined, onClear: () => onChange(undefined) })}
    >
      {(control) => (
        <div className="grid gap-2">
          {field.gone && (
            <GoneButton pressed={value === 0} onPress={() => onChange(value === 0 ? undefined : 0)} />
          )}
          <ScaleTrack
            control={control}
            min={min}
            max={max}
            value={chosen}
            ramp={mark !== undefined && 'from' in mark ? 'severity' : 'plain'}
            said={said}
            ends={ends}
            optional={shown.optional}
            onChange={(next) => onChange(next ?? undefined)}
          >
            {min < 0 && chosen !== null && (
              <p className="font-semibold" aria-hidden="true">
                {said}
              </p>
            )}
          </ScaleTrack>
          <AlternativeAnswer field={field} value={value} onChange={onChange} />
        </div>
      )}
    </Field>
  )
}

/** A scale with words at its ends and middle, and the choices "Gone" and "does not apply" beside it. */
export function FollowUpScale({ field, ...answered }: ControlProps) {
  return field.kind === 'scale' ? <Scale field={field} {...answered} /> : null
}
