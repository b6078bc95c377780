import { ZONES, type Zone } from '#domain/zones.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { severities } from './severity.tsx'

interface ZoneChipsProps {
  /** Severity by zone. A zone that was not named is absent. */
  scores: Readonly<Record<string, number>>
  /** The maximum number to show, the most severe first. The rest is shown as a count. */
  most?: number
}

/** The zones that a rider named, the most severe first: the name, then the severity on its colour. */
export function ZoneChips({ scores, most = ZONES.length }: ZoneChipsProps) {
  const { t } = useTranslation('common')
  const named = ZONES.flatMap((zone): { zone: Zone; score: (typeof severities)[number] }[] => {
    const score = severities.find((each) => each === scores[zone])
    return score ? [{ zone, score }] : []
  }).sort((a, b) => b.score - a.score)
  if (named.length === 0) return <span className="text-muted">{t('drawing.empty')}</span>
  const more = named.length - most
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1.5">
      {named.slice(0, most).map(({ zone, score }) => (
        <li key={zone} className="flex items-center gap-1.5">
          <span>{t(`zone.${zone}`)}</span>
          <span
            className="inline-grid size-7 flex-none place-items-center rounded-full border-2 font-bold text-figure leading-none"
            data-severity={score}
            aria-hidden="true"
          >
            {score}
          </span>
          <span className="sr-only">{t('scale.answer', { value: score, max: 7 })}</span>
        </li>
      ))}
      {more > 0 && <li className="text-muted">{t('list.andMore', { count: more })}</li>}
    </ul>
  )
}
