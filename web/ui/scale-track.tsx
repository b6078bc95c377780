import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { ControlProps, FieldProps } from './field.tsx'

interface Cells {
  min: number
  max: number
  /** Null until the rider has chosen. */
  value: number | null
  /** `severity` for the colours of discomfort, `plain` for all other scales. */
  ramp: 'severity' | 'plain'
}

interface ScaleTrackProps extends Cells {
  control: ControlProps
  /** The text of the chosen value. */
  said: string
  /** The words at the low end, in the middle if there are any, and at the high end. */
  ends: readonly string[]
  optional?: FieldProps['optional']
  /** Called with null when an optional answer is cleared. */
  onChange: (value: number | null) => void
  /** Shown below the words. */
  children?: ReactNode
}

const upwards = ['ArrowRight', 'ArrowUp', 'Home', 'PageUp']
const downwards = ['ArrowLeft', 'ArrowDown', 'End', 'PageDown']

/**
 * The value that a key chooses. A digit chooses its value; the first arrow key on an unanswered scale chooses an end.
 */
function valueForKey({ min, max, value }: Cells, key: string): number | undefined {
  const digit = /^\d$/.test(key) ? Number(key) : -1
  if (digit >= Math.max(min, 0) && digit <= max) return digit
  if (value !== null) return undefined
  if (upwards.includes(key)) return min
  return downwards.includes(key) ? max : undefined
}

/** The numbers of a scale, with signs if the scale has negative ones. */
function ScaleCells({ min, max, value, ramp, onPick }: Cells & { onPick: (value: number) => void }) {
  const format = useFormat()
  const values = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return (
    <div className={`flex sm:gap-1.5 ${values.length > 7 ? 'gap-0.5' : 'gap-1'}`}>
      {values.map((each) => (
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
          {format.number(each, { signDisplay: min < 0 ? 'exceptZero' : 'auto' })}
        </button>
      ))}
    </div>
  )
}

type SliderProps = Omit<ScaleTrackProps, 'ends' | 'children'> & { ref: Ref<HTMLInputElement> }

/** The slider for the keyboard and screen readers. */
function Slider(props: SliderProps) {
  const { control, ref, min, max, value, said, optional, onChange } = props
  // A slider cannot be said to be required.
  const { 'aria-required': _, ...attributes } = control
  const { t } = useTranslation('common')
  // Without an answer the slider is below its scale, so that no screen reader says a number that nobody chose.
  const lowest = value === null ? min - 1 : min
  const read = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const next = Number(currentTarget.value)
    if (next !== value) onChange(next)
  }
  const press = (event: KeyboardEvent) => {
    const next = valueForKey(props, event.key)
    const cleared = optional && (event.key === 'Delete' || event.key === 'Backspace')
    if (next === undefined && !cleared) return
    event.preventDefault()
    onChange(next ?? null)
  }
  return (
    <input
      {...attributes}
      ref={ref}
      type="range"
      className="sr-only"
      min={lowest}
      max={max}
      step={1}
      value={value ?? lowest}
      data-unanswered={value === null || undefined}
      aria-valuetext={value === null ? t('state.notAnswered') : said}
      onChange={read}
      onInput={read}
      onKeyDown={press}
    />
  )
}

/**
 * A scale of any length: large cells for touch, and one slider for the keyboard and screen readers. It has no value
 * until the rider chooses one.
 */
export function ScaleTrack({ ends, children, ...scale }: ScaleTrackProps) {
  const input = useRef<HTMLInputElement>(null)
  const pick = (next: number) => {
    scale.onChange(next)
    input.current?.focus({ preventScroll: true })
  }
  return (
    <div className="scale relative grid gap-1">
      <Slider {...scale} ref={input} />
      <ScaleCells {...scale} onPick={pick} />
      <div className="flex justify-between gap-3 text-detail text-muted" aria-hidden="true">
        {ends.map((end) => (
          <span key={end} className="wrap-anywhere min-w-0 flex-1 text-center first:text-start last:text-end">
            {end}
          </span>
        ))}
      </div>
      {children}
    </div>
  )
}
