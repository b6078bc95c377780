import { OutcomeCaution } from '#web/discomfort-course/outcome-caution.tsx'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { FigureBody, FigureLines, type FigureSetting, type Figures, headlineOf } from './figure-body.tsx'

type Improvement = NonNullable<Figures['improvement']>

const COMPONENTS = ['discomfort', 'goals', 'overall'] as const

interface ImprovementProps {
  setting: FigureSetting
  improvement: Improvement
  /** Whether it says that a better score is no proof, because no other widget does. */
  withCaution: boolean
}

/** The improvement index with its components, and what it would be if those who did not answer were unchanged. */
export function Improvement({ setting, improvement, withCaution }: ImprovementProps) {
  const { t } = useTranslation('widgets')
  const words = useChartWords()
  const { number } = useFormat()
  const whole = (value: number) => number(value, { maximumFractionDigits: 0 })
  const { mean, conservative, components, early } = improvement
  return (
    <FigureBody
      setting={setting}
      counts={improvement}
      of="improvement"
      headline={headlineOf(mean, whole, t('improvement.unit'))}
      empty={{ title: t('improvement.empty'), text: t('improvement.emptyText') }}
    >
      {mean && conservative !== null && (
        <p className="text-detail text-muted">
          {t('improvement.band', { conservative: whole(conservative), optimistic: whole(mean.value) })}
        </p>
      )}
      {early > 0 && <p className="text-detail text-muted">{t('improvement.early', { count: early })}</p>}
      <FigureLines
        lines={COMPONENTS.map((name) => {
          const part = components[name]
          return {
            label: t(`improvement.components.${name}`),
            value: part.mean ? whole(part.mean.value) : words.t('riders', { count: part.riders }),
          }
        })}
      />
      {withCaution && <OutcomeCaution />}
    </FigureBody>
  )
}
