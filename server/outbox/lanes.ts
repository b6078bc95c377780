/**
 * Messages that wait for the same thing share senders, and no lane waits for another. `sign_in`: a person is waiting at
 * the screen. `ordinary`: the reader expects it today. `reminders`: nobody is waiting for it.
 */
export type Lane = 'sign_in' | 'ordinary' | 'reminders' | 'sms'
export type Channel = 'mail' | 'sms'

interface LaneRules {
  channel: Channel
  /** The most deliveries of one process at the same time. */
  maxConcurrent: number
  /** How long a delivery may take before another one starts in parallel. */
  alongsideAfterMs: number
  /** A message that has been due for longer than this means that the lane is not being served. */
  lateAfterSeconds: number
}

/**
 * How each lane is served. Reminders are sent one after the other, so that a killed process leaves at most one reminder
 * with an unknown outcome. A second one starts only if a delivery takes unusually long.
 */
export const LANES: Record<Lane, LaneRules> = {
  sign_in: { channel: 'mail', maxConcurrent: 3, alongsideAfterMs: 0, lateAfterSeconds: 120 },
  ordinary: { channel: 'mail', maxConcurrent: 3, alongsideAfterMs: 0, lateAfterSeconds: 600 },
  reminders: { channel: 'mail', maxConcurrent: 3, alongsideAfterMs: 5_000, lateAfterSeconds: 3_600 },
  sms: { channel: 'sms', maxConcurrent: 3, alongsideAfterMs: 0, lateAfterSeconds: 120 },
}

export const LANE_NAMES: readonly Lane[] = ['sign_in', 'ordinary', 'reminders', 'sms']

/** The most connections to the mail server that one process can use. */
export const MAX_MAIL_CONNECTIONS = Object.values(LANES)
  .filter(({ channel }) => channel === 'mail')
  .reduce((sum, { maxConcurrent }) => sum + maxConcurrent, 0)
