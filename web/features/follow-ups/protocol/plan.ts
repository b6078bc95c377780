import {
  type FollowUpProtocol,
  MAX_MILESTONES,
  MILESTONE_DAYS,
  MILESTONE_GAP,
  type ProtocolProblem,
  protocolProblems,
  REMINDER_DAYS,
} from '#domain/follow-ups/protocol.ts'

/** A plan that is being edited. Days may be missing. */
export interface EditedPlan {
  milestones: (number | null)[]
  reminderDays: (number | null)[]
}

export type PlanProblem = ProtocolProblem | 'missing'

const isDay = (day: number | null): day is number => day !== null && Number.isInteger(day)

/** The plan; null until all its days are whole numbers. */
export function planOf({ milestones, reminderDays }: EditedPlan): FollowUpProtocol | null {
  const [asked, reminded] = [milestones.filter(isDay), reminderDays.filter(isDay)]
  const whole = asked.length === milestones.length && reminded.length === reminderDays.length
  return whole ? { milestones: asked, reminderDays: reminded } : null
}

/** The problems because of which a plan cannot be used. */
export function problemsOf(edited: EditedPlan): PlanProblem[] {
  const plan = planOf(edited)
  return plan ? protocolProblems(plan) : ['missing']
}

/** Which of the two lists a problem is about. */
export const isAboutReminders = (problem: PlanProblem): boolean => problem.includes('reminder')

/** The numbers for the text of a problem. */
export const figuresOf = (problem: PlanProblem) => ({
  max: 0,
  min: 0,
  ...(problem === 'too_many_milestones' && { max: MAX_MILESTONES }),
  ...(problem === 'milestone_out_of_range' && MILESTONE_DAYS),
  ...(problem === 'reminder_out_of_range' && REMINDER_DAYS),
  gap: MILESTONE_GAP,
})
