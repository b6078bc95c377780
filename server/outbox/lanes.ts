import { MAIL_LANES, type MailLane } from '../mail/mail-kinds.ts'
import type { WaitingMessage } from './enqueue.ts'

export type Lane = MailLane | 'sms'
export type Channel = 'mail' | 'sms'

interface LaneRules {
  channel: Channel
  /** The most deliveries of one process at the same time. */
  atOnce: number
  /** How long a delivery may take before another begins beside it. */
  alongsideAfterMs: number
  /** Something that has waited longer since it was due means that the lane is not being served. */
  lateAfterSeconds: number
}

/**
 * How each lane is served. Reminders go one after the other, so that of all reminders a killed process leaves one of
 * which nobody knows whether it went out; only one that takes unusually long does not hold up the rest.
 */
export const LANES: Record<Lane, LaneRules> = {
  sign_in: { channel: 'mail', atOnce: 3, alongsideAfterMs: 0, lateAfterSeconds: 120 },
  ordinary: { channel: 'mail', atOnce: 3, alongsideAfterMs: 0, lateAfterSeconds: 600 },
  reminders: { channel: 'mail', atOnce: 3, alongsideAfterMs: 5_000, lateAfterSeconds: 3_600 },
  sms: { channel: 'sms', atOnce: 3, alongsideAfterMs: 0, lateAfterSeconds: 120 },
}

export const LANE_NAMES: readonly Lane[] = ['sign_in', 'ordinary', 'reminders', 'sms']

/** Connections to the mail server that one process has any use for. */
export const MOST_CONNECTIONS = Object.values(LANES)
  .filter(({ channel }) => channel === 'mail')
  .reduce((sum, { atOnce }) => sum + atOnce, 0)

const LANE_OF_KIND: Record<WaitingMessage['kind'], Lane> = { ...MAIL_LANES, sms_code: 'sms' }
const laneOfKind: Partial<Record<string, Lane>> = LANE_OF_KIND

/** The lane of a row's kind. A kind that this version does not know counts as ordinary, so that its waiting is seen. */
export const laneOf = (kind: string): Lane => laneOfKind[kind] ?? 'ordinary'

/** The kinds of messages in some lanes. */
export const kindsIn = (lanes: readonly Lane[]): string[] =>
  Object.entries(LANE_OF_KIND).flatMap(([kind, lane]) => (lanes.includes(lane) ? [kind] : []))
