import type { ImportProblem } from '#domain/measurements/exchange-row.ts'
import { importProblemKey } from '#domain/measurements/text-keys.ts'
import { useFormTexts } from '#web/questionnaire/use-form-texts.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'

/** The most problems that are shown at once. */
const MOST_PROBLEMS_SHOWN = 50

/** The text for a problem's position in the file. */
function usePlaceWords(): (problem: ImportProblem) => string {
  const { t } = useTranslation('measurements')
  const format = useFormat()
  return ({ row, column, label }) => {
    if (row === 0) return ''
    const number = format.number(row)
    if (label !== undefined) return t('exchange.labelled', { row: number, label })
    return column ? t('exchange.row', { row: number, column }) : t('exchange.wholeRow', { row: number })
  }
}

/** The problems of a file, with their positions. */
export function ImportProblems({ problems }: { problems: readonly ImportProblem[] }) {
  const { t } = useTranslation('importMapping')
  const say = useFormTexts('measurements')
  const wording = useMeasurementWording()
  const placeOf = usePlaceWords()
  const bounds = ({ kind, params: { min, max } }: ImportProblem) =>
    kind === undefined || min === undefined || max === undefined
      ? undefined
      : { min: wording.number(kind, min), max: wording.number(kind, max) }
  const more = problems.length - MOST_PROBLEMS_SHOWN
  return (
    <div role="alert" className="grid grid-cols-1 gap-2">
      <p className="font-semibold">{t('exchange.problems', { count: problems.length })}</p>
      <ul className="grid max-h-72 grid-cols-1 gap-1.5 overflow-y-auto">
        {problems.slice(0, MOST_PROBLEMS_SHOWN).map((problem) => (
          <li key={`${problem.row}${problem.label}${problem.column}${problem.code}`}>
            <span className="font-medium">{placeOf(problem)}</span>{' '}
            {say(importProblemKey(problem), bounds(problem) ?? problem.params)}
          </li>
        ))}
        {more > 0 && <li>{t('exchange.more', { count: more })}</li>}
      </ul>
    </div>
  )
}
