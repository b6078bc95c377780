import type { NumberMeasurement } from '#domain/measurements/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { problemOfJudgement, useProblemWords } from '../words/use-problem-words.ts'
import type { NumberProblem as Found } from './use-typed-number.ts'

interface NumberProblemProps {
  id: string
  description: NumberMeasurement
  problem: Found
  onConfirm: () => void
}

/** "Really 440 mm?", or why a number cannot be. */
export function NumberProblem({ id, description, problem, onConfirm }: NumberProblemProps) {
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
