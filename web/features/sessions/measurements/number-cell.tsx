import { type KeyboardEvent, useId } from 'react'
import { includedAngle } from '#domain/measurements/measured-units.ts'
import type { NumberMeasurement } from '#domain/measurements/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { NotSaved } from '../saving/not-saved.tsx'
import { type Place, valueName } from '../saving/pending-changes.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { problemOfJudgement, useProblemWords } from '../words/use-problem-words.ts'
import { focusNext } from './focus-next.ts'
import { askSaddleHow, SADDLE_QUESTION } from './saddle-question.ts'
import { type TypedProblem, useNumberValue } from './use-number-value.ts'
import type { TakenNumber } from './values.ts'

/**
 * Whether the device's number pad has a minus sign. A phone's often has none; a tablet's keyboard of numbers does.
 */
const hasSignedPad = () => window.matchMedia('(min-width: 46rem)').matches

/** The number of steps of a press with the Shift key. */
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
      // The arrow keys do the same in the field, so the Tab key skips the buttons.
      tabIndex={-1}
      data-screen-only
      onClick={() => !disabled && onStep()}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

type NumberValue = ReturnType<typeof useNumberValue>

/** The keys of a number. While it awaits how the saddle is measured, typing leads to that question. */
function pressKey(event: KeyboardEvent<HTMLInputElement>, { awaitsHow, step }: NumberValue): void {
  if (awaitsHow && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
    event.preventDefault()
    askSaddleHow(event.currentTarget)
  }
  if (event.key === 'Enter') {
    event.preventDefault()
    focusNext(event.currentTarget)
  }
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  event.preventDefault()
  step((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? STRIDE : 1))
}

interface NumberFieldProps {
  description: NumberMeasurement
  phase: Place['phase']
  label: string
  value: NumberValue
  /** The id of the element that shows the number's problem. */
  problemId: string
}

/** The input with its unit. */
function NumberInput({ description, phase, label, value, problemId }: NumberFieldProps) {
  const { t } = useTranslation('sessions')
  const { open } = useFit()
  const wording = useMeasurementWording()
  const unit = wording.unitOf(description.kind)
  return (
    <span className="relative min-w-0 flex-1">
      <input
        className={`input h-11 min-h-11 px-1 text-end tabular-nums read-only:border-transparent read-only:bg-transparent ${unit === 'points' ? '' : 'pe-8'}`}
        type="text"
        inputMode={description.bounds.min < 0 && !hasSignedPad() ? 'text' : 'decimal'}
        autoComplete="off"
        aria-label={t('measure.inUnit', { name: label, unit: wording.sign(unit) })}
        aria-invalid={value.problem?.judgement.verdict === 'impossible' || undefined}
        aria-describedby={value.problem ? problemId : value.awaitsHow && open ? SADDLE_QUESTION : undefined}
        readOnly={!open || value.awaitsHow}
        data-phase={phase}
        value={value.text}
        onFocus={value.focus}
        onChange={(event) => value.type(event.target.value)}
        onBlur={value.leave}
        onKeyDown={(event) => pressKey(event, value)}
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

/** A number to type, or to step up and down. */
function NumberField(props: NumberFieldProps) {
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

interface NumberProblemProps {
  id: string
  description: NumberMeasurement
  problem: TypedProblem
  onConfirm: () => void
}

/** Asks whether a number is right ("Really 440 mm?"), or says why it is impossible. */
function NumberProblem({ id, description, problem, onConfirm }: NumberProblemProps) {
  const { t } = useTranslation('measurements')
  const wording = useMeasurementWording()
  const words = useProblemWords()
  const { judgement, number } = problem
  const found = problemOfJudgement(judgement)
  if (!found) return null
  const said = words(description.key, found, number)
  if (judgement.verdict === 'implausible') {
    return (
      <div
        id={id}
        role="alert"
        className="grid grid-cols-1 justify-items-start gap-1 text-secondary text-amber-deep"
      >
        <p>{said}</p>
        <Button kind="quiet" size="small" onClick={onConfirm}>
          {t('check.confirm', { value: wording.number(description.kind, number) })}
        </Button>
      </div>
    )
  }
  return (
    <p id={id} role="alert" className="font-medium text-secondary text-coral-text">
      <span aria-hidden="true">▲ </span>
      {said}
    </p>
  )
}

interface NumberCellProps {
  description: NumberMeasurement
  place: Place
  /** The accessible name of the field, for people who cannot see its column and row. */
  label: string
  /** The number from which the steps start if there is none. */
  start: TakenNumber | null
  /** A number that one press copies: the number before, or that of the earlier fit. */
  same: TakenNumber | null
}

/** One number, typed with a comma or point or changed in steps. A problem is shown beside the field. */
export function NumberCell({ description, place, label, start, same }: NumberCellProps) {
  const { t } = useTranslation('sessions')
  const { open } = useFit()
  const wording = useMeasurementWording()
  const value = useNumberValue(description, place, start)
  const id = useId()
  return (
    <div className="grid w-48 grid-cols-1 gap-1">
      <NumberField description={description} phase={place.phase} label={label} value={value} problemId={id} />
      {description.convention && value.stored !== null && (
        <p className="text-center text-caption text-muted">
          {t('measure.included', { angle: wording.number('angle', includedAngle(value.stored)) })}
        </p>
      )}
      {open && value.stored === null && same !== null && (
        <Button kind="text" size="small" className="min-h-11 text-detail" onClick={() => value.take(same)}>
          {t(place.phase === 'after' ? 'measure.sameAsBefore' : 'measure.asEarlier', {
            value: wording.number(description.kind, same.value),
          })}
          <span className="sr-only"> {label}</span>
        </Button>
      )}
      {value.problem && (
        <NumberProblem id={id} description={description} problem={value.problem} onConfirm={value.confirm} />
      )}
      <NotSaved name={valueName(place)} />
    </div>
  )
}
