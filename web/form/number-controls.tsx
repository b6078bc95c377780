import { NumberField } from '#web/ui/number-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
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
