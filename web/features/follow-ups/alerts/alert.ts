import type { CallResponse } from '#web/api/api.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

export type Alert = CallResponse<'GET /api/follow-up-alerts'>['items'][number]

/** Those that a fitter looks at before anything else. */
export const isGrave = ({ kind }: Alert): boolean => kind === 'red_flag'

/** A red flag that stands and waits: nothing of the bike is changed before a physician has looked. */
export const stopsWork = (alert: Alert): boolean =>
  isGrave(alert) && alert.outcome === null && alert.correctedAt === null

/** What an alert is about: the kind, and the zone in words. */
export function useAlertWords(): (alert: Alert) => string {
  const { t } = useTranslation('followUpPages', 'common')
  return ({ kind, zone }) => {
    const what = t(`alerts.kind.${kind}`)
    return zone ? `${what}: ${t(`common:zone.${zone}`)}` : what
  }
}
