import type { Judgement } from '#domain/measurements/check.ts'
import { isNumeric } from '#domain/measurements/measurement.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useMeasurementWording } from './use-measurement-wording.ts'

interface Problem {
  code: string
  params?: Readonly<Record<string, string | number>> | undefined
}

/** The problem of a judged value; null if it has none. */
export function problemOfJudgement(judgement: Judgement): Problem | null {
  if (judgement.verdict === 'ok') return null
  const { params } = judgement
  return { code: judgement.verdict === 'implausible' ? 'implausible' : judgement.code, params }
}

/** The text for a problem of a value, in the fitter's unit. The bounds are those of the problem. */
export function useProblemWords(): (key: string, problem: Problem, value: number | null) => string {
  const { t } = useTranslation('measurements', 'common')
  const wording = useMeasurementWording()
  return (key, { code, params }, value) => {
    const description = measurementOf(key)
    const numeric = description !== undefined && isNumeric(description)
    const say = (number: unknown) =>
      numeric && typeof number === 'number' ? wording.number(description.kind, number) : ''
    const figures = { value: say(value), min: say(params?.min), max: say(params?.max) }
    if (code === 'implausible' || code === 'too_small' || code === 'too_large') {
      return t(`check.${code}`, figures)
    }
    if (code === 'unknown_option' || code === 'required') return t(`check.${code}`)
    if (code === 'too_many_marks') return t('common:field.too_many_marks')
    if (code === 'too_long') return t('common:field.too_long', { count: Number(params?.count ?? 0) })
    return numeric ? t('check.wrong_type') : t('common:field.bad_characters')
  }
}
