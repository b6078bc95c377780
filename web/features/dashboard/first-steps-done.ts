import type { CallResponse } from '#web/api/api.ts'

/** What a new practice does once, in order. */
export const FIRST_STEPS = ['invite', 'answer', 'read', 'fit'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

type Submission = CallResponse<'GET /api/submissions'>['items'][number]
type FollowUpCounts = CallResponse<'GET /api/follow-up-counts'>

interface Practice {
  /** How many of the newest invitations there are. */
  invitations: number
  /** The newest submissions. */
  submissions: readonly Pick<Submission, 'kind' | 'unread'>[]
  followUps: FollowUpCounts
}

/** The steps that are done. A completed fit shows in its follow-ups, which are planned with it. */
export function firstStepsDone({ invitations, submissions, followUps }: Practice): Set<FirstStep> {
  const { due, overdue, call, planned, answered } = followUps
  const done: Record<FirstStep, boolean> = {
    invite: invitations > 0 || submissions.length > 0,
    answer: submissions.length > 0,
    read: submissions.some(({ unread }) => !unread),
    fit:
      due + overdue + call + planned + answered > 0 || submissions.some(({ kind }) => kind === 'follow_up'),
  }
  return new Set(FIRST_STEPS.filter((step) => done[step]))
}
