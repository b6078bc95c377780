import type { CallResponse } from '#web/api/api.ts'

export type Invitation = CallResponse<'GET /api/invitations'>['items'][number]
export type Channel = Invitation['channel']
export type InvitationState = Invitation['state']

export const channels = ['email', 'link', 'qr'] as const satisfies readonly Channel[]

/** Whether the invitation still opens an intake that can be submitted. */
export const isOpen = ({ state }: Pick<Invitation, 'state'>): boolean =>
  state === 'sent' || state === 'opened' || state === 'started'

/** The actions for an invitation in its current state. */
export function actionsFor(invitation: Invitation) {
  const open = isOpen(invitation)
  return {
    resend: open && invitation.email !== null,
    fresh: open,
    withdraw: open,
    read: invitation.state === 'submitted',
  }
}

type Tone = 'teal' | 'coral' | 'amber' | 'plain'

/** The colour of each state's label. */
export const stateTone: Record<InvitationState, Tone> = {
  sent: 'plain',
  opened: 'amber',
  started: 'amber',
  submitted: 'teal',
  withdrawn: 'plain',
  expired: 'coral',
}

/** What a list says about an invitation's state. An invitation by link or QR code is not sent by us. */
export const stateText = ({ state, channel }: Pick<Invitation, 'state' | 'channel'>) =>
  state === 'sent' && channel !== 'email'
    ? 'invitations:linkCreated'
    : (`invitations:state.${state}` as const)
