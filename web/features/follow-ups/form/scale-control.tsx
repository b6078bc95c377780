import { type KeyboardEvent, useRef } from 'react'
import type { ScaleField } from '#domain/questionnaires/questionnaire.ts'
import type { ControlProps } from '#web/form/control-props.ts'
import { useForm } from '#web/form/form-context.ts'
import { Field } from '#web/ui/field.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Instead } from './instead.tsx'
import { useScaleWords } from './scale-words.ts'

const upwards = ['ArrowRight', 'ArrowUp', 'Home', 'PageUp']
const downwards = ['ArrowLeft', 'ArrowDown', 'End', 'PageDown']

const valuesOf = ({ min, max }: ScaleField): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index)

interface Track {
  field: ScaleField
  chosen: number | null
  /** The mark of discomfort wears the ramp of severity. */
  severity: boolean
  onPick(value: number): void
}

/** A number as it stands on the scale: with its sign where there are both. */
function useNumeral({ min }: ScaleField) {
  const format = useFormat()
  return (value: number) => format.number(value, min < 0 ? { signDisplay: 'exceptZero' } : {})
}

function Cells({ field, chosen, severity, onPick }: Track) {
  const numeral = useNumeral(field)
  return (
    <div className={`flex ${valuesOf(field).length > 7 ? 'gap-0.5 sm:gap-1.5' : 'gap-1 sm:gap-1.5'}`}>
      {valuesOf(field).map((each) => (
        <button
          key={each}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="scale-cell"
          {...(chosen === each ? { 'data-chosen': severity ? 'severity' : 'plain' } : {})}
          {...(chosen === each && severity ? { 'data-severity': each } : {})}
          onClick={() => onPick(each)}
        >
          {numeral(each)}
        </button>
      ))}
    </div>
  )
}

function Ends({ words }: { words: readonly (string | undefined)[] }) {
  const [low, middle, high] = words
  return (
    <div className="flex min-w-0 justify-between gap-3 text-[0.875rem] text-muted" aria-hidden="true">
      <span className="min-w-0 flex-1 wrap-anywhere">{low}</span>
      {middle && <span className="min-w-0 flex-1 wrap-anywhere text-center">{middle}</span>}
      <span className="min-w-0 flex-1 wrap-anywhere text-end">{high}</span>
    </div>
  )
}

/** The key that starts an unanswered scale: from the low end going up, from the high end otherwise; a digit is itself. */
function keyed({ min, max }: ScaleField, key: string, chosen: number | null): number | undefined {
  const digit = /^\d$/.test(key) ? Number(key) : undefined
  if (digit !== undefined) return digit >= Math.max(min, 0) && digit <= max ? digit : undefined
  if (chosen !== null) return undefined
  if (upwards.includes(key)) return min
  return downwards.includes(key) ? max : undefined
}

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

/**
 * A scale of any length: big cells for the finger, one slider for the keyboard and screen readers, words at its ends and
 * its middle; Gone and "does not apply" beside it. Nothing is chosen until the rider chooses.
 */
export function ScaleControl({ field, group, value, onChange, ...shown }: ControlProps) {
  const { t } = useTranslation('common')
  const { texts } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const say = useScaleWords()
  if (field.kind !== 'scale') return null
  const { min, max, gone, middle, mark } = field
  const chosen = typeof value === 'number' && value >= min ? value : null
  const take = (next: number) => next !== chosen && onChange(next)
  const pick = (next: number) => {
    onChange(next)
    input.current?.focus({ preventScroll: true })
  }
  const press = (event: KeyboardEvent) => {
    const next = keyed(field, event.key, chosen)
    const cleared = shown.optional && (event.key === 'Delete' || event.key === 'Backspace')
    if (next === undefined && !cleared) return
    event.preventDefault()
    onChange(cleared ? undefined : next)
  }
  const words = (['low', 'middle', 'high'] as const).map((part) =>
    part !== 'middle' || middle ? texts.field(field, part, group) : undefined,
  )
  const read = ({ currentTarget }: { currentTarget: HTMLInputElement }) => take(Number(currentTarget.value))
  const signed = min < 0 && chosen !== null
  return (
    <Field {...shown}>
      {(control) => (
        <div className="grid gap-2">
          {gone && <GoneButton pressed={value === 0} onPress={() => onChange(value === 0 ? undefined : 0)} />}
          <div className="scale relative grid gap-1">
            <input
              {...control}
              ref={input}
              type="range"
              className="sr-only"
              min={min}
              max={max}
              step={1}
              value={chosen ?? min}
              data-unanswered={chosen === null || undefined}
              aria-valuetext={chosen === null ? t('state.notAnswered') : say(field, chosen, group)}
              onChange={read}
              onInput={read}
              onKeyDown={press}
            />
            <Cells
              field={field}
              chosen={chosen}
              severity={mark !== undefined && 'from' in mark}
              onPick={pick}
            />
            <Ends words={words} />
            {signed && (
              <p className="font-semibold" aria-hidden="true">
                {say(field, chosen, group)}
              </p>
            )}
          </div>
          <Instead field={field} value={value} onChange={onChange} />
          {shown.optional && value !== undefined && (
            <button
              type="button"
              className="button justify-self-start"
              data-kind="text"
              data-size="small"
              onClick={() => onChange(undefined)}
            >
              {t('action.clear')}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
