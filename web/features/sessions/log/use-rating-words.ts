import { FELT } from '#domain/interventions/rating.ts'
import type { Json } from '#domain/json/json.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The words for each part of a rider's rating that was noted. */
export function useRatingWords(): (rating: { readonly [part: string]: Json | undefined }) => string[] {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  return (rating) => {
    const number = (part: string) => {
      const value = rating[part]
      return typeof value === 'number' ? format.number(value) : null
    }
    const felt = FELT.find((word) => word === rating.felt)
    const [severity, power, rpe] = [number('severity'), number('power'), number('rpe')]
    return [
      felt ? t(`log.rating.felt.${felt}`) : null,
      severity && t('log.rating.saidSeverity', { value: severity }),
      power && t('log.rating.saidPower', { value: power }),
      rpe && t('log.rating.saidRpe', { value: rpe }),
    ].filter((said) => said !== null)
  }
}
