import type { CallResponse } from '#web/api/api.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

export type Alert = CallResponse<'GET /api/follow-up-alerts'>['items'][number]

/** Whether the fitter must look at the alert before all others. */
export const isGrave = ({ kind }: Alert): boolean => kind === 'red_flag'

/**
 * Whether the alert is an open, uncorrected red flag. Nothing is changed on the bike before a physician has seen the
 * rider.
 */
export const stopsWork = (alert: Alert): boolean =>
  isGrave(alert) && alert.outcome === null && alert.correctedAt === null

/** The text of an alert: its kind, and its zone in words. */
export function useAlertWords(): (alert: Alert) => string {
  const { t } = useTranslation('followUpPages', 'common')
  return ({ kind, zone }) => {
    const what = t(`alerts.kind.${kind}`)
    return zone ? `${what}: ${t(`common:zone.${zone}`)}` : what
  }
}
