import type { AlertKind } from '#domain/follow-ups/alerts.ts'
import { outcomeOf } from '#domain/outcomes/zone-change.ts'
import { isZoneScore, type Zone } from '#domain/zones.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** What the text of an alert is made from. The scores are null where the alert does not compare a zone. */
export interface AlertFacts {
  kind: AlertKind
  zone: Zone | null
  before: number | null
  after: number | null
}

/**
 * The text of an alert: its kind, its zone, and the scores before and after. A zone that is worse has the same label as
 * on the page of its answer.
 */
export function useAlertWords(): (alert: AlertFacts) => string {
  const { t } = useTranslation('alerts', 'common', 'course')
  return ({ kind, zone, before, after }) => {
    const what = t(`kind.${kind}`)
    if (!zone) return what
    const where = t(`common:zone.${zone}`)
    if (before === null || after === null) return t('inZone', { what, zone: where })
    const compared = kind === 'worse' && isZoneScore(before) && isZoneScore(after)
    const outcome = compared ? outcomeOf(before, after) : null
    const labelled = outcome?.share === 'worse' ? t(`course:label.${outcome.label}`) : what
    return t('changed', { what: labelled, zone: where, before, after })
  }
}
