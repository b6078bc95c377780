import { describe, expect, it } from 'vitest'
import { actionsFor, type Invitation, stateText } from './invitation.ts'

const invitation = (parts: Partial<Invitation>): Invitation => ({
  id: '11111111-1111-4111-8111-111111111111',
  sessionId: '22222222-2222-4222-8222-222222222222',
  riderId: '33333333-3333-4333-8333-333333333333',
  channel: 'email',
  name: null,
  email: 'rider@example.com',
  state: 'sent',
  delivery: 'sent',
  linkEnded: false,
  createdAt: '2026-11-20T09:00:00Z',
  openedAt: null,
  startedAt: null,
  submittedAt: null,
  expiresAt: '2026-12-20T09:00:00Z',
  ...parts,
})

describe('the actions for an invitation', () => {
  it.each(['sent', 'opened', 'started'] as const)(
    'include everything except reading while it is %s',
    (state) => {
      expect(actionsFor(invitation({ state }))).toEqual({
        resend: true,
        fresh: true,
        withdraw: true,
        read: false,
      })
    },
  )

  it('include no mail if there is no address', () => {
    expect(actionsFor(invitation({ email: null })).resend).toBe(false)
  })

  it('are only reading once the intake was submitted', () => {
    expect(actionsFor(invitation({ state: 'submitted' }))).toEqual({
      resend: false,
      fresh: false,
      withdraw: false,
      read: true,
    })
  })

  it.each(['withdrawn', 'expired'] as const)('are none when it is %s', (state) => {
    expect(Object.values(actionsFor(invitation({ state })))).toEqual([false, false, false, false])
  })
})

describe('what is said about an invitation that nobody has opened', () => {
  it('is that it was sent if it was mailed, and that its link was created otherwise', () => {
    expect(stateText(invitation({ channel: 'email' }))).toBe('invitations:state.sent')
    for (const channel of ['link', 'qr'] as const)
      expect(stateText(invitation({ channel, delivery: 'none' }))).toBe('invitations:linkCreated')
  })

  it('is its state once it was opened', () => {
    expect(stateText(invitation({ channel: 'link', state: 'opened' }))).toBe('invitations:state.opened')
  })
})
