import { type KeyboardEvent, useId } from 'react'
import type { Judgement } from '#domain/measurements/check.ts'
import { includedAngle } from '#domain/measurements/measured-units.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { NotSaved } from '../saving/not-saved.tsx'
import { type Place, valueName } from '../saving/outgoing.ts'
import { useSpeech } from './speech.ts'
import { problemOfJudgement, useProblemWords } from './use-problem-words.ts'
import { type NumberMeasurement, useNumberValue } from './use-value.ts'

/** How many steps a press with the Shift key makes. */
const STRIDE = 10

/** The next field of the same column takes the keyboard on. */
export function focusNext(field: HTMLElement): void {
  const { phase } = field.dataset
  const panel = field.closest('[data-measurements]')
  const column = [...(panel?.querySelectorAll<HTMLElement>(`[data-phase="${phase}"]`) ?? [])]
  column[column.indexOf(field) + 1]?.focus()
}

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

interface ProblemProps {
  id: string
  description: NumberMeasurement
  problem: { judgement: Judgement; number: number }
  onConfirm: () => void
}

/** "Really 440 mm?", or why a number cannot be. */
function Problem({ id, description, problem, onConfirm }: ProblemProps) {
  const { t } = useTranslation('measurements')
  const speech = useSpeech()
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
        className="grid grid-cols-1 justify-items-start gap-1 text-[0.9375rem] text-amber-deep"
      >
        <p>{said}</p>
        <Button kind="quiet" size="small" onClick={onConfirm}>
          {t('check.confirm', { value: speech.number(description.kind, number) })}
        </Button>
      </div>
    )
  }
  return (
    <p id={id} role="alert" className="font-medium text-[0.9375rem] text-coral-text">
      <span aria-hidden="true">▲ </span>
      {said}
    </p>
  )
}

interface NumberCellProps {
  description: NumberMeasurement
  place: Place
  /** What the field is called, for who does not see its column and row. */
  label: string
  /** Where the steps begin while nothing stands. */
  start: number | null
  /** One press takes this over: the number before, or of the earlier fit. */
  same: number | null
}

/** One number: typed with comma or point, or by steps; asked about or refused beside the field. */
export function NumberCell({ description, place, label, start, same }: NumberCellProps) {
  const { t } = useTranslation('sessions', 'measurements')
  const { open } = useFit()
  const speech = useSpeech()
  const value = useNumberValue(description, place, start)
  const id = useId()
  const unit = speech.unitOf(description.kind)
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
    <div className="grid w-48 grid-cols-1 gap-1">
      <div className="flex items-center gap-1">
        {open && (
          <StepButton
            sign="−"
            label={t('measure.less', { name: label })}
            disabled={!value.canStep}
            onStep={() => value.step(-1)}
          />
        )}
        <span className="relative min-w-0 flex-1">
          <input
            className={`input h-11 min-h-11 px-1 text-end tabular-nums read-only:border-transparent read-only:bg-transparent ${unit === 'points' ? '' : 'pe-8'}`}
            type="text"
            inputMode={description.bounds.min < 0 ? 'text' : 'decimal'}
            autoComplete="off"
            aria-label={t('measure.inUnit', { name: label, unit: speech.sign(unit) })}
            aria-invalid={value.problem?.judgement.verdict === 'impossible' || undefined}
            aria-describedby={value.problem ? id : undefined}
            readOnly={!open}
            data-phase={place.phase}
            value={value.text}
            onFocus={value.focus}
            onChange={(event) => value.type(event.target.value)}
            onBlur={value.leave}
            onKeyDown={keys}
          />
          {unit !== 'points' && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 end-1.5 flex items-center text-[0.8125rem] text-muted"
            >
              {speech.sign(unit)}
            </span>
          )}
        </span>
        {open && (
          <StepButton
            sign="+"
            label={t('measure.more', { name: label })}
            disabled={!value.canStep}
            onStep={() => value.step(1)}
          />
        )}
      </div>
      {description.convention && value.stored !== null && (
        <p className="text-center text-[0.8125rem] text-muted">
          {t('measure.included', { angle: speech.number('angle', includedAngle(value.stored)) })}
        </p>
      )}
      {open && value.stored === null && same !== null && (
        <Button
          kind="text"
          size="small"
          className="min-h-11 text-[0.875rem]"
          onClick={() => value.take(same)}
        >
          {t(place.phase === 'after' ? 'measure.sameAsBefore' : 'measure.asEarlier', {
            value: speech.number(description.kind, same),
          })}
          <span className="sr-only"> {label}</span>
        </Button>
      )}
      {value.problem && (
        <Problem id={id} description={description} problem={value.problem} onConfirm={value.confirm} />
      )}
      <NotSaved name={valueName(place)} />
    </div>
  )
}
