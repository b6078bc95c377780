import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef } from 'react'
import { RATING } from '#domain/product.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type ControlProps, Field, type FieldProps } from './field.tsx'
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

const severityOf = (value: number): Severity | undefined => severities.find((each) => each === value)

/** The first key on an unanswered scale starts it: from the low end going up, from the high end otherwise. */
const firstOf: Partial<Record<string, Severity>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  Home: 1,
  PageUp: 1,
  ArrowLeft: 7,
  ArrowDown: 7,
  End: 7,
  PageDown: 7,
}

function useScaleInput({ value, onChange, optional }: ScaleSliderProps) {
  const read = (event: FormEvent<HTMLInputElement> | ChangeEvent<HTMLInputElement>) => {
    const next = severityOf(Number(event.currentTarget.value))
    if (next && next !== value) onChange(next)
  }
  const press = (event: KeyboardEvent) => {
    const chosen = severityOf(Number(event.key)) ?? (value === null ? firstOf[event.key] : undefined)
    if (chosen) {
      event.preventDefault()
      onChange(chosen)
    } else if (optional && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault()
      onChange(null)
    }
  }
  return { read, press }
}

function Cells({
  value,
  ramp,
  onPick,
}: {
  value: Severity | null
  ramp: string
  onPick: (at: Severity) => void
}) {
  return severities.map((each) => (
    <button
      key={each}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="scale-cell"
      {...(value === each ? { 'data-chosen': ramp } : {})}
      {...(value === each && ramp === 'severity' ? { 'data-severity': each } : {})}
      onClick={() => onPick(each)}
    >
      {each}
    </button>
  ))
}

/**
 * The scale from 1 to 7: seven big buttons for the finger, one slider for the keyboard and screen readers.
 * Nothing is chosen until the rider chooses; an optional answer can be taken back.
 */
export function ScaleSlider(props: ScaleSliderProps) {
  const { label, hint, error, optional, value, onChange, low, high, ramp = 'plain', onBlur } = props
  const { t } = useTranslation('common')
  const { read, press } = useScaleInput(props)
  const input = useRef<HTMLInputElement>(null)
  const pick = (at: Severity) => {
    onChange(at)
    input.current?.focus({ preventScroll: true })
  }
  const answer = { value: value ?? 0, max: RATING.max, low, high }
  const slider = (control: ControlProps) => (
    <div className="scale relative grid gap-1">
      <input
        {...control}
        ref={input}
        type="range"
        className="sr-only"
        min={RATING.min}
        max={RATING.max}
        step={1}
        value={value ?? RATING.min}
        data-unanswered={value === null || undefined}
        aria-valuetext={value === null ? t('state.notAnswered') : t('scale.withWords', answer)}
        onChange={read}
        onInput={read}
        onKeyDown={press}
        onBlur={onBlur}
      />
      <div className="flex gap-1 sm:gap-1.5">
        <Cells value={value} ramp={ramp} onPick={pick} />
      </div>
      <div className="flex justify-between gap-4 text-[0.875rem] text-muted" aria-hidden="true">
        <span>{low}</span>
        <span className="text-end">{high}</span>
      </div>
      {optional && value !== null && (
        <button
          type="button"
          className="button justify-self-start"
          data-kind="text"
          data-size="small"
          onClick={() => onChange(null)}
        >
          {t('action.clear')}
        </button>
      )}
    </div>
  )
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {slider}
    </Field>
  )
}
