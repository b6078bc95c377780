import type { ZoneChange } from '#domain/outcomes/zone-change.ts'
import { zoneChanges } from '#domain/outcomes/zone-change.ts'
import { ZONES, type ZoneScore } from '#domain/zones.ts'
import { OutcomeCaution } from '#web/discomfort-course/outcome-caution.tsx'
import { useFormName } from '#web/discomfort-course/use-form-name.ts'
import { ZoneOutcomePills } from '#web/discomfort-course/zone-outcome-pills.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { severities } from '#web/ui/severity.tsx'
import { useFit } from '../saving/fit-work.ts'
import type { FitSession, ZoneScoresAt } from '../session.ts'

const scored = ({ zones }: ZoneScoresAt) =>
  Object.fromEntries(
    ZONES.map((zone): [string, ZoneScore] => [zone, severities.find((each) => each === zones[zone]) ?? 0]),
  )

/** The last scores given before this session's intake, and how each zone has changed since. */
function sinceLast({ id, scores }: FitSession): { last: ZoneScoresAt; changes: ZoneChange[] } | null {
  const own = scores.findLast(({ sessionId, kind }) => sessionId === id && kind === 'intake')
  const last = scores.findLast(({ sessionId, at }) => sessionId !== id && (!own || at < own.at))
  if (!last) return null
  const changes = own ? zoneChanges(scored(last), scored(own)) : []
  return { last, changes: changes.filter(({ before, after }) => before + after > 0) }
}

/** The changes since the rider was last asked. Renders nothing for a first fit. */
export function SinceLast() {
  const { t } = useTranslation('sessions', 'common', 'interventions')
  const format = useFormat()
  const nameOf = useFormName()
  const { session } = useFit()
  const since = sinceLast(session)
  if (!since) return null
  const { last, changes } = since
  return (
    <Card
      title={t('since.title')}
      aside={t('since.last', { form: nameOf(last), date: format.date(last.at) })}
    >
      {changes.length === 0 ? (
        <p className="text-muted">{t('since.nothing')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-7 gap-y-2">
          {changes.map((change) => (
            <li key={change.zone} className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{t(`common:zone.${change.zone}`)}</span>
              <span className="tabular-nums">
                {t('interventions:ends.fromTo', { from: String(change.before), to: String(change.after) })}
              </span>
              <ZoneOutcomePills outcome={change} />
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && <OutcomeCaution labelled />}
    </Card>
  )
}
