import { RATING } from '#domain/product.ts'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { FigureBody, type FigureSetting, type Figures, headlineOf } from './figure-body.tsx'

/** The rating from riders' satisfaction, with what it assumes before any rider answered. */
export function Rating({
  setting,
  rating,
}: {
  setting: FigureSetting
  rating: NonNullable<Figures['rating']>
}) {
  const { t } = useTranslation('widgets')
  const { mean } = useChartWords()
  const { centre, weight, fitters } = rating.prior
  return (
    <FigureBody
      setting={setting}
      counts={rating}
      of="satisfaction"
      headline={headlineOf(rating.rating, mean, t('rating.unit', { most: RATING.max }))}
      empty={{ title: t('rating.empty'), text: t('rating.emptyText') }}
    >
      <p className="text-detail text-muted">
        {t('rating.prior', { centre: mean(centre), count: Math.round(weight) })}{' '}
        {fitters !== null && t('rating.priorFrom', { count: fitters })}
      </p>
    </FigureBody>
  )
}
