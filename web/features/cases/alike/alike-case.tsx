import type { CallResponse } from '#web/api/api.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { CaseChanges, CaseHead, CaseZones, OutcomePill } from '../case-parts.tsx'

type Alike = CallResponse<'GET /api/sessions/:sessionId/alike'>['better'][number]

/** The reasons for which a case is called alike, in words. */
function useReasons(): (alike: Alike) => string[] {
  const { t } = useTranslation('cases', 'intake', 'common')
  const format = useFormat()
  return ({ likeness: { shared, sameDiscipline, sameBikeType }, discipline, bikeTypes }) => {
    const zoneOf = (zone: Alike['zones'][number]['zone']) => t(`common:zone.${zone}`)
    const types = bikeTypes.map((type) => t(`intake:options.bikeTypes.${type}`))
    return [
      ...shared.map(({ zone, own, other }) =>
        t('alike.zone', { zone: zoneOf(zone), own: format.number(own), other: format.number(other) }),
      ),
      ...(sameDiscipline && discipline
        ? [t('alike.discipline', { discipline: t(`intake:options.discipline.${discipline}`) })]
        : []),
      ...(sameBikeType ? [t('alike.bikeType', { bikeTypes: format.list(types) })] : []),
      ...shared
        .filter(({ samePlace }) => samePlace)
        .map(({ zone }) => t('alike.samePlace', { zone: zoneOf(zone) })),
      ...shared
        .filter(({ sameSide }) => sameSide)
        .map(({ zone }) => t('alike.sameSide', { zone: zoneOf(zone) })),
    ]
  }
}

/** A case that is alike: why, what was done and what came of it. */
export function AlikeCase({ alike }: { alike: Alike }) {
  const { t } = useTranslation('cases')
  const reasons = useReasons()(alike)
  return (
    <li
      className="grid grid-cols-1 gap-2 border-line border-b py-4 text-secondary last:border-b-0"
      data-print-block
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <CaseHead shown={alike} level={3} />
        <OutcomePill outcome={alike.outcome} />
      </div>
      <CaseZones zones={alike.zones} fitted />
      <CaseChanges changes={alike.changes} fitted />
      <div className="text-detail text-muted">
        <p className="font-semibold">{t('alike.why')}</p>
        <ul className="list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}
