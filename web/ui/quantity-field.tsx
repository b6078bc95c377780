import { useState } from 'react'
import { shown, stored } from '#domain/units/convert.ts'
import { type Quantity, type UnitSystem, unitsOf } from '#domain/units/quantities.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { FieldGroup, type FieldProps } from './field.tsx'
import { NumberField, NumberInput } from './number-field.tsx'

export interface QuantityFieldProps extends FieldProps {
  quantity: Quantity
  /** The rider's units. The stored value is always metric. */
  system: UnitSystem
  /** The stored, metric value. */
  value: number | null
  onChange: (stored: number | null) => void
  whole?: boolean
  onBlur?: () => void
}

type Entered = readonly (number | null)[]

/** The stored value. Empty parts count as 0, but if all are empty there is no answer. */
function storedOf(quantity: Quantity, system: UnitSystem, entered: Entered): number | null {
  if (entered.every((part) => part === null)) return null
  return stored(
    quantity,
    system,
    entered.map((part) => part ?? 0),
  )
}

/** Keeps the numbers as entered in the shown units, so that rounding does not change 5 ft 11 in while it is typed. */
function useEntered({ quantity, system, value, onChange }: QuantityFieldProps) {
  const [kept, setKept] = useState<{ system: UnitSystem; parts: Entered } | null>(null)
  const blank: Entered = unitsOf(quantity, system).map(() => null)
  const fromValue = value === null ? blank : shown(quantity, system, value)
  const stands = kept?.system === system && storedOf(quantity, system, kept.parts) === value
  const parts = stands && kept ? kept.parts : fromValue
  const enter = (index: number, part: number | null) => {
    const next = parts.map((old, at) => (at === index ? part : old))
    setKept({ system, parts: next })
    onChange(storedOf(quantity, system, next))
  }
  return { parts, enter }
}

/** A length, weight, distance or rate in the rider's units: cm or feet and inches, kg or pounds, km or miles. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, hint, error, optional, required, quantity, system, whole, onBlur } = props
  const { t } = useTranslation('common')
  const { parts, enter } = useEntered(props)
  const units = unitsOf(quantity, system)
  const [only] = units
  const described = { label, hint, error, optional, required }
  if (units.length === 1 && only) {
    return (
      <NumberField
        {...described}
        {...(onBlur ? { onBlur } : {})}
        whole={whole}
        unit={t(`unit.${only}`)}
        value={parts[0] ?? null}
        onChange={(part) => enter(0, part)}
      />
    )
  }
  return (
    <FieldGroup {...described}>
      {(control) => (
        <div className="flex gap-2 sm:gap-4">
          {units.map((unit, index) => (
            <NumberInput
              key={unit}
              whole
              {...(onBlur ? { onBlur } : {})}
              control={{ ...control, id: `${control.id}${unit}` }}
              label={t('field.inUnit', { label, unit: t(`unit.${unit}`) })}
              unit={t(`unit.${unit}`)}
              value={parts[index] ?? null}
              onChange={(part) => enter(index, part)}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
