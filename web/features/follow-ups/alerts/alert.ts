import type { CallResponse } from '#web/api/api.ts'

/** The alerts of one answer, of one answer that did not come, or of one intake. */
export type AlertCard = CallResponse<'GET /api/follow-up-alerts'>['items'][number]
export type Alert = AlertCard['alerts'][number]

/** Whether the fitter must look at the alert before all others. */
export const isRedFlag = ({ kind }: Alert): boolean => kind === 'red_flag'

/** Whether the alert is about an answer that did not come. */
export const isSilence = ({ kind }: Alert): boolean => kind === 'overdue' || kind === 'never_answered'

/**
 * Whether one of the alerts is an open, uncorrected red flag. Nothing is changed on the bike before a physician has
 * seen the rider.
 */
export const stopsWork = ({ alerts }: AlertCard): boolean =>
  alerts.some((alert) => isRedFlag(alert) && alert.outcome === null && alert.correctedAt === null)
