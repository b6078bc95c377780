/**
 * What waits for the same thing is sent by the same senders, and no lane waits for another. `sign_in`: somebody sits in
 * front of the screen. `ordinary`: somebody expects it today. `reminders`: nobody expects it.
 */
export type Lane = 'sign_in' | 'ordinary' | 'reminders' | 'sms'
export type Channel = 'mail' | 'sms'

interface LaneRules {
  channel: Channel
  /** The most deliveries of one process at the same time. */
  maxConcurrent: number
  /** How long a delivery may take before another begins beside it. */
  alongsideAfterMs: number
  /** Something that has waited longer since it was due means that the lane is not being served. */
  lateAfterSeconds: number
}

/**
 * How each lane is served. Reminders go one after the other, so that a killed process leaves at most one reminder of
 * which nobody knows whether it went out. Only one that takes unusually long does not hold up the rest.
 */
export const LANES: Record<Lane, LaneRules> = {
  sign_in: { channel: 'mail', maxConcurrent: 3, alongsideAfterMs: 0, lateAfterSeconds: 120 },
  ordinary: { channel: 'mail', maxConcurrent: 3, alongsideAfterMs: 0, lateAfterSeconds: 600 },
  reminders: { channel: 'mail', maxConcurrent: 3, alongsideAfterMs: 5_000, lateAfterSeconds: 3_600 },
  sms: { channel: 'sms', maxConcurrent: 3, alongsideAfterMs: 0, lateAfterSeconds: 120 },
}

export const LANE_NAMES: readonly Lane[] = ['sign_in', 'ordinary', 'reminders', 'sms']

/** Connections to the mail server that one process has any use for. */
export const MAX_MAIL_CONNECTIONS = Object.values(LANES)
  .filter(({ channel }) => channel === 'mail')
  .reduce((sum, { maxConcurrent }) => sum + maxConcurrent, 0)
