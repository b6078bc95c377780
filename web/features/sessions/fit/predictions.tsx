import { ZONE_SHARES } from '#domain/outcomes/zone-change.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'

const CHOICES = [...ZONE_SHARES, null] as const
type Choice = (typeof CHOICES)[number]

/** The score of each zone in the intake of this session. */
function useScoresBefore(): Readonly<Record<string, number>> {
  const { session } = useFit()
  const intake = session.scores.find(({ sessionId, kind }) => sessionId === session.id && kind === 'intake')
  return intake?.zones ?? {}
}

interface ZoneChoiceProps {
  zone: Zone
  score: number | undefined
  chosen: Choice
  onChoose: (choice: Choice) => void
}

function ZoneChoice({ zone, score, chosen, onChoose }: ZoneChoiceProps) {
  const { t } = useTranslation('sessions', 'common')
  const name = t(`common:zone.${zone}`)
  return (
    <li className="grid grid-cols-1 gap-1.5">
      <p>
        <span className="font-semibold">{name}</span>{' '}
        {score !== undefined && (
          <span className="ms-1 text-muted text-secondary">
            {t('predict.before', { score: String(score) })}
          </span>
        )}
      </p>
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{t('predict.zone', { zone: name })}</legend>
        {CHOICES.map((choice) => (
          <label
            key={choice}
            className="grid min-h-11 cursor-pointer place-items-center rounded-sm border-[1.5px] border-line px-3 has-checked:border-teal has-checked:bg-teal-soft has-checked:font-semibold has-checked:text-teal-deep has-focus-visible:outline-3 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              className="sr-only"
              name={`prediction-${zone}`}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            {t(choice === null ? 'predict.none' : `predict.outcome.${choice}`)}
          </label>
        ))}
      </fieldset>
    </li>
  )
}

/** What was predicted, once nothing of it can be changed any more. */
function Locked() {
  const { t } = useTranslation('sessions', 'common')
  const { session } = useFit()
  const predicted = ZONES.flatMap((zone) => {
    const outcome = session.predictions?.[zone]
    return outcome ? [{ zone, outcome }] : []
  })
  if (predicted.length === 0) return null
  return (
    <Card title={t('predict.title')}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {predicted.map(({ zone, outcome }) => (
          <li key={zone}>
            {t('predict.said', { zone: t(`common:zone.${zone}`), outcome: t(`predict.outcome.${outcome}`) })}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted text-secondary">{t('predict.locked')}</p>
    </Card>
  )
}

/**
 * What the fitter expects of each zone, before the fit is completed; afterwards what was expected. The zones that the
 * rider scored highest come first. Renders nothing for whoever is not the session's fitter.
 */
export function Predictions() {
  const { t } = useTranslation('sessions')
  const { session, open, changeSession } = useFit()
  const scores = useScoresBefore()
  const { predictions, predictionsLocked, fittedAt } = session
  if (!predictions) return null
  if (!open || predictionsLocked || fittedAt) return <Locked />
  const choose = (zone: Zone, choice: Choice) => {
    const { [zone]: _, ...others } = predictions
    changeSession({ predictions: choice === null ? others : { ...others, [zone]: choice } })
  }
  const inOrder = ZONES.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  return (
    <div data-screen-only>
      <Card title={t('predict.title')}>
        <p className="mb-4 text-muted text-secondary">
          {t('predict.hint')} {t('predict.lockHint')}
        </p>
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {inOrder.map((zone) => (
            <ZoneChoice
              key={zone}
              zone={zone}
              score={scores[zone]}
              chosen={predictions[zone] ?? null}
              onChoose={(choice) => choose(zone, choice)}
            />
          ))}
        </ul>
      </Card>
    </div>
  )
}
