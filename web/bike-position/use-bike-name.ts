import type { BikeDetails, BikeType } from '#domain/bikes/bike.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { bikeWords } from './bike-words.ts'

/** The name of a bike: its details, else its type. */
export function useBikeName(): (bike: BikeDetails & { type: BikeType }) => string {
  const { t } = useTranslation('report')
  return (bike) => bikeWords(bike) || t(`bikeType.${bike.type}`)
}
