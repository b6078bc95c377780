import type { Milestone } from '../milestones.ts'

/** A fitter's own list of milestones and reminders. */
export type FollowUpProtocol = {
  /** Ascending. */
  readonly milestones: readonly Milestone[]
  /** Days after a follow-up is due on which its rider is reminded; ascending. */
  readonly reminderDays: readonly number[]
}

/** 14 days: early check; 42: the primary result; 90: whether it lasts. */
export const DEFAULT_PROTOCOL: FollowUpProtocol = {
  milestones: [14, 42, 90],
  reminderDays: [0, 3, 7],
}

export const MILESTONE_DAYS = { min: 7, max: 730 } as const
export const MAX_MILESTONES = 6
/** The fewest days between two milestones, so that one can be answered before the next is due. */
export const MILESTONE_GAP = 7
export const MAX_REMINDERS = 3
export const REMINDER_DAYS = { min: 0, max: 14 } as const

/** Every possible fault of a protocol. */
export const PROTOCOL_PROBLEMS = [
  'no_milestones',
  'too_many_milestones',
  'milestone_out_of_range',
  'milestones_too_close',
  'too_many_reminders',
  'reminder_out_of_range',
  'reminders_not_apart',
] as const
export type ProtocolProblem = (typeof PROTOCOL_PROBLEMS)[number]

const within = ({ min, max }: { min: number; max: number }, days: number) =>
  Number.isInteger(days) && days >= min && days <= max

const apart = (days: readonly number[], gap: number) =>
  days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) >= gap)

/** The faults of a protocol; empty when it is valid. Having no reminders is allowed. */
export function protocolProblems({ milestones, reminderDays }: FollowUpProtocol): ProtocolProblem[] {
  const found: Record<ProtocolProblem, boolean> = {
    no_milestones: milestones.length === 0,
    too_many_milestones: milestones.length > MAX_MILESTONES,
    milestone_out_of_range: !milestones.every((days) => within(MILESTONE_DAYS, days)),
    milestones_too_close: !apart(milestones, MILESTONE_GAP),
    too_many_reminders: reminderDays.length > MAX_REMINDERS,
    reminder_out_of_range: !reminderDays.every((days) => within(REMINDER_DAYS, days)),
    reminders_not_apart: !apart(reminderDays, 1),
  }
  return PROTOCOL_PROBLEMS.filter((problem) => found[problem])
}
