import { NumberField } from '#web/ui/number-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { ScaleSlider } from '#web/ui/scale-slider.tsx'
import { severities } from '#web/ui/severity.tsx'
import type { ControlProps } from './control-props.ts'
import { useForm } from './form-context.ts'

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null)

export function YearControl({ field: _, group: __, value, onChange, ...shown }: ControlProps) {
  return (
    <NumberField {...shown} whole value={numberIn(value)} onChange={(year) => onChange(year ?? undefined)} />
  )
}

export function QuantityControl({ field, group: _, value, onChange, ...shown }: ControlProps) {
  const { systemOf } = useForm()
  if (!('quantity' in field)) return null
  return (
    <QuantityField
      {...shown}
      quantity={field.quantity}
      system={systemOf(field.quantity)}
      whole={field.kind === 'integer'}
      value={numberIn(value)}
      onChange={(stored) => onChange(stored ?? undefined)}
    />
  )
}

export function ScaleControl({ field, group, value, onChange, ...shown }: ControlProps) {
  const { texts } = useForm()
  return (
    <ScaleSlider
      {...shown}
      low={texts.field(field, 'low', group)}
      high={texts.field(field, 'high', group)}
      ramp={'mark' in field && field.mark ? 'severity' : 'plain'}
      value={severities.find((each) => each === value) ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  )
}
