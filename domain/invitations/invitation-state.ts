export const INVITATION_STATES = ['sent', 'opened', 'started', 'submitted', 'withdrawn', 'expired'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** What has happened to an invitation: instants, null while they have not. Its state is never stored. */
export type InvitationFacts = {
  expiresAt: Date
  /** The rider pressed Start or entered the mailed code. */
  openedAt: Date | null
  /** The first answer was saved. */
  startedAt: Date | null
  submittedAt: Date | null
  withdrawnAt: Date | null
}

/** The state of an invitation. It expires only while the intake is not submitted. */
export function invitationState(facts: InvitationFacts, now: Date): InvitationState {
  if (facts.withdrawnAt) return 'withdrawn'
  if (facts.submittedAt) return 'submitted'
  if (facts.expiresAt <= now) return 'expired'
  if (facts.startedAt) return 'started'
  return facts.openedAt ? 'opened' : 'sent'
}
