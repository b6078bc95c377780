import { clearBeside } from '#web/ui/clear-answer.tsx'
import { Field } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ScaleTrack } from '#web/ui/scale-track.tsx'
import { type ControlProps, useForm } from './form.ts'

/** A scale with words at its ends. An optional answer can be removed. */
export function ScaleControl({ field, group, value, onChange, ...shown }: ControlProps) {
  const { t } = useTranslation('common')
  const { texts } = useForm()
  if (field.kind !== 'scale') return null
  const { min, max } = field
  const chosen = typeof value === 'number' ? value : null
  const low = texts.field(field, 'low', group)
  const high = texts.field(field, 'high', group)
  const take = (next: number | null) => onChange(next ?? undefined)
  return (
    <Field
      {...shown}
      problemFirst
      aside={clearBeside({ ...shown, answered: chosen !== null, onClear: () => take(null) })}
    >
      {(control) => (
        <ScaleTrack
          control={control}
          min={min}
          max={max}
          value={chosen}
          ramp={field.mark ? 'severity' : 'plain'}
          said={t('scale.withWords', { value: chosen ?? 0, max, low, high })}
          ends={[low, high]}
          optional={shown.optional}
          onChange={take}
        />
      )}
    </Field>
  )
}
