import { placeKey } from '#domain/interventions/text-keys.ts'
import { outcomeOf } from '#domain/outcomes/zone-change.ts'
import type { ZoneScore } from '#domain/zones.ts'
import { isZoneScore } from '#domain/zones.ts'
import type { CallResponse } from '#web/api/api.ts'
import { sessionPath } from '#web/paths.ts'
import { Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'

export type FoundCase = CallResponse<'GET /api/cases'>['items'][number]
/** What every list of cases shows of a case. */
export type ShownCase = Omit<FoundCase, 'matched' | 'excerpts'>
type Zone = ShownCase['zones'][number]

const TONES = { better: 'teal', unchanged: 'plain', worse: 'coral', unanswered: 'plain' } as const

const scoreOf = (value: number | null): ZoneScore | null => (isZoneScore(value) ? value : null)

/** What came of one zone, in words. */
export function OutcomePill({ outcome }: { outcome: keyof typeof TONES }) {
  const { t } = useTranslation('cases')
  return <Pill tone={TONES[outcome]}>{t(`outcomes.${outcome}`)}</Pill>
}

/** The name of a zone with the place within it, if it is known: "Shoulders (Neck)". */
export function useZoneName(): (zone: Pick<Zone, 'zone' | 'place'>) => string {
  const { t } = useTranslation('cases', 'interventions', 'common')
  return ({ zone, place }) =>
    place === null
      ? t(`common:zone.${zone}`)
      : t('zoneWithPlace', { zone: t(`common:zone.${zone}`), place: t(placeKey(place)) })
}

function ZoneLine({ zone, fitted }: { zone: Zone; fitted: boolean }) {
  const { t } = useTranslation('cases')
  const format = useFormat()
  const nameOf = useZoneName()
  const [before, after] = [scoreOf(zone.before), scoreOf(zone.after)]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{zone.side ? t(`zoneOnSide.${zone.side}`, { zone: nameOf(zone) }) : nameOf(zone)}</span>
      <span className="font-semibold tabular-nums">
        {after === null
          ? format.number(zone.before)
          : t('fromTo', { before: format.number(zone.before), after: format.number(after) })}
      </span>
      {fitted && (
        <OutcomePill
          outcome={before === null || after === null ? 'unanswered' : outcomeOf(before, after).share}
        />
      )}
    </li>
  )
}

/** The zones of a case before and after, each with what came of it. */
export function CaseZones({ zones, fitted }: Pick<ShownCase, 'zones' | 'fitted'>) {
  const { t } = useTranslation('cases')
  if (zones.length === 0) return <p className="text-muted">{t('noZones')}</p>
  return (
    <ul className="grid grid-cols-1 gap-1">
      {zones.map((zone) => (
        <ZoneLine key={zone.zone} zone={zone} fitted={fitted} />
      ))}
    </ul>
  )
}

/** What the fit included. */
export function CaseChanges({ changes, fitted }: Pick<ShownCase, 'changes' | 'fitted'>) {
  const { t } = useTranslation('cases', 'outcomes')
  const format = useFormat()
  if (!fitted) return null
  if (changes.length === 0) return <p className="text-muted">{t('noChanges')}</p>
  return (
    <p>{t('changed', { changes: format.list(changes.map((kind) => t(`outcomes:changeKinds.${kind}`))) })}</p>
  )
}

/** Who it was, when, and on what. */
export function CaseHead({ shown, level }: { shown: ShownCase; level: 2 | 3 }) {
  const { t } = useTranslation('cases', 'intake', 'common')
  const format = useFormat()
  const Heading = `h${level}` as const
  const date = format.date(shown.day)
  const riding = [
    ...(shown.discipline ? [t(`intake:options.discipline.${shown.discipline}`)] : []),
    ...shown.bikeTypes.map((type) => t(`intake:options.bikeTypes.${type}`)),
  ]
  return (
    <div className="min-w-0">
      <Heading className="font-semibold text-base tracking-normal">
        <Link
          to={sessionPath(shown.sessionId, shown.fitted ? 'fit' : 'brief')}
          className="py-1 hover:underline"
          dir="auto"
        >
          {shown.riderName || t('common:unnamedRider')}
        </Link>
      </Heading>
      <p className="text-detail text-muted">{t(shown.fitted ? 'fitted' : 'notFitted', { date })}</p>
      {riding.length > 0 && <p className="text-detail text-muted">{format.list(riding)}</p>}
    </div>
  )
}
