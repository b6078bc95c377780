import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { FigureBody, FigureLines, type FigureSetting, type Figures, headlineOf } from './figure-body.tsx'

type Response = NonNullable<Figures['response']>
const NONE: Response = { wave: 'primary', fits: 0, riders: 0, answered: 0, notReached: 0, share: null }

interface ResponsesProps {
  setting: FigureSetting
  responses: readonly Response[]
}

/** How many answered of those who were due: after six weeks, and at each other follow-up. */
export function Responses({ setting, responses }: ResponsesProps) {
  const { t } = useTranslation('widgets')
  const { share } = useChartWords()
  const main = responses.find(({ wave }) => wave === 'primary') ?? responses[0] ?? NONE
  return (
    <FigureBody
      setting={setting}
      counts={main}
      of={`${main.wave}.due`}
      headline={headlineOf(main.share, share, t(`responses.unit.${main.wave}`))}
      respondersOnly={false}
      empty={{ title: t('responses.empty'), text: t('responses.emptyText') }}
    >
      <FigureLines
        lines={responses.map(({ wave, answered, fits, share: estimate }) => ({
          label: t(`responses.wave.${wave}`),
          value: estimate
            ? t('responses.share', { share: share(estimate.value), answered, count: fits })
            : t('responses.answered', { answered, count: fits }),
        }))}
      />
      {main.notReached > 0 && (
        <p className="text-detail text-muted">{t('responses.notReached', { count: main.notReached })}</p>
      )}
    </FigureBody>
  )
}
