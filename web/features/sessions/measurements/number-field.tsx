import type { KeyboardEvent } from 'react'
import type { NumberMeasurement } from '#domain/measurements/vocabulary.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import type { Place } from '../saving/pending-changes.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { focusNext } from './focus-next.ts'
import type { useNumberValue } from './use-number-value.ts'

/** How many steps a press with the Shift key makes. */
const STRIDE = 10

interface StepButtonProps {
  sign: '−' | '+'
  label: string
  disabled: boolean
  onStep: () => void
}

function StepButton({ sign, label, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className="grid size-11 flex-none place-items-center rounded-sm border-[1.5px] border-line font-semibold text-xl leading-none hover:border-edge aria-disabled:opacity-40"
      aria-label={label}
      aria-disabled={disabled || undefined}
      // The arrow keys do the same in the field: no two stops more on the way through every number.
      tabIndex={-1}
      data-screen-only
      onClick={() => !disabled && onStep()}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

interface NumberFieldProps {
  description: NumberMeasurement
  phase: Place['phase']
  label: string
  value: ReturnType<typeof useNumberValue>
  /** Where it is said what is wrong with the number. */
  problemId: string
}

/** The input, with its unit in it; the arrow keys make steps, Enter goes on to the next. */
function NumberInput({ description, phase, label, value, problemId }: NumberFieldProps) {
  const { t } = useTranslation('sessions')
  const { open } = useFit()
  const wording = useMeasurementWording()
  const unit = wording.unitOf(description.kind)
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      focusNext(event.currentTarget)
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    value.step((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? STRIDE : 1))
  }
  return (
    <span className="relative min-w-0 flex-1">
      <input
        className={`input h-11 min-h-11 px-1 text-end tabular-nums read-only:border-transparent read-only:bg-transparent ${unit === 'points' ? '' : 'pe-8'}`}
        type="text"
        inputMode={description.bounds.min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        aria-label={t('measure.inUnit', { name: label, unit: wording.sign(unit) })}
        aria-invalid={value.problem?.judgement.verdict === 'impossible' || undefined}
        aria-describedby={value.problem ? problemId : undefined}
        readOnly={!open}
        data-phase={phase}
        value={value.text}
        onFocus={value.focus}
        onChange={(event) => value.type(event.target.value)}
        onBlur={value.leave}
        onKeyDown={keys}
      />
      {unit !== 'points' && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-1.5 flex items-center text-caption text-muted"
        >
          {wording.sign(unit)}
        </span>
      )}
    </span>
  )
}

/** A number to type, or to step down and up. */
export function NumberField(props: NumberFieldProps) {
  const { label, value } = props
  const { t } = useTranslation('sessions')
  const { open } = useFit()
  const button = (sign: StepButtonProps['sign'], name: string, count: number) =>
    open && <StepButton sign={sign} label={name} disabled={!value.canStep} onStep={() => value.step(count)} />
  return (
    <div className="flex items-center gap-1">
      {button('−', t('measure.less', { name: label }), -1)}
      <NumberInput {...props} />
      {button('+', t('measure.more', { name: label }), 1)}
    </div>
  )
}
