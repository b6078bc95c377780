export const INVITATION_STATES = ['sent', 'opened', 'started', 'submitted', 'withdrawn', 'expired'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** What has happened to an invitation, each an instant, null while it has not. Its state is never stored. */
export type InvitationFacts = {
  expiresAt: Date
  /** Start was pressed, or the mailed code typed. */
  openedAt: Date | null
  /** The first answer was kept. */
  startedAt: Date | null
  submittedAt: Date | null
  withdrawnAt: Date | null
}

/** Where an invitation stands. It expires only while the intake is unsent. */
export function invitationState(facts: InvitationFacts, now: Date): InvitationState {
  if (facts.withdrawnAt) return 'withdrawn'
  if (facts.submittedAt) return 'submitted'
  if (facts.expiresAt <= now) return 'expired'
  if (facts.startedAt) return 'started'
  return facts.openedAt ? 'opened' : 'sent'
}
