import type { SessionStatus } from './session-status.ts'

/** What a fitter does next about a client, the most pressing first. */
export const NEXT_STEPS = [
  'resolve',
  'read',
  'invite_again',
  'fit',
  'wait_intake',
  'wait_follow_up',
  'new_fit',
] as const
export type NextStep = (typeof NEXT_STEPS)[number]

/** What the next step depends on, besides the status of the client's latest session. */
export interface Pressing {
  openAlerts: number
  unreadForms: number
}

const stepOf: Record<SessionStatus, NextStep> = {
  new: 'fit',
  invited: 'wait_intake',
  intake_started: 'wait_intake',
  expired: 'invite_again',
  intake_submitted: 'fit',
  fitted: 'wait_follow_up',
  following_up: 'wait_follow_up',
  closed: 'new_fit',
  cancelled: 'new_fit',
}

/** The next step about a client: alerts first, then forms that were not read, then what the session waits for. */
export function nextStep(status: SessionStatus, { openAlerts, unreadForms }: Pressing): NextStep {
  if (openAlerts > 0) return 'resolve'
  if (unreadForms > 0) return 'read'
  return stepOf[status]
}
