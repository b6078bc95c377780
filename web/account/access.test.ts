import { describe, expect, it } from 'vitest'
import { admit, homeOf } from './access.ts'

const fitterPage = { who: ['fitter'], guests: false } as const
const form = { who: ['client'], guests: true } as const
const riderPage = { who: ['client'], guests: false } as const

describe('access to a page', () => {
  it('admits everyone to a public page', () => {
    expect(admit({ who: 'everyone', guests: false }, null, '/')).toEqual({ kind: 'admitted' })
  })

  it('redirects signed-out people to the sign-in page, and remembers the page', () => {
    expect(admit(fitterPage, null, '/sessions/1?tab=fit#x')).toEqual({
      kind: 'sign_in',
      to: '/login?next=%2Fsessions%2F1%3Ftab%3Dfit%23x',
    })
  })

  it('redirects a person with the wrong role to their home page, with the reason', () => {
    const rider = { role: 'client' } as const
    expect(admit(fitterPage, rider, '/dashboard')).toEqual({
      kind: 'elsewhere',
      to: '/client-dashboard',
      reason: { you: 'client', pageFor: 'fitter' },
    })
  })

  it.each(['client', 'fitter'] as const)('tells a %s that the support page is for support', (role) => {
    expect(admit({ who: ['support'], guests: false }, { role }, '/support')).toMatchObject({
      reason: { you: role, pageFor: 'support' },
    })
  })

  it('does not name one role for a page that several have', () => {
    const shared = { who: ['client', 'fitter'], guests: false } as const
    expect(admit(shared, { role: 'support' }, '/settings/privacy')).toMatchObject({
      to: '/support',
      reason: { you: 'support', pageFor: 'others' },
    })
  })

  it('admits a guest to their form and to no other page', () => {
    const guest = { role: 'client', guestOf: 's1' } as const
    expect(admit(form, guest, '/intake')).toEqual({ kind: 'admitted' })
    expect(admit(riderPage, guest, '/client-dashboard')).toEqual({
      kind: 'elsewhere',
      to: '/intake?session=s1',
      reason: 'guest',
    })
  })

  it('returns the home page of every role', () => {
    expect(homeOf({ role: 'fitter' })).toBe('/dashboard')
    expect(homeOf({ role: 'support' })).toBe('/support')
  })
})

it('returns a guest’s one page: an intake, a follow-up or a report', () => {
  expect(homeOf({ role: 'client', guestOf: 's-1' })).toBe('/intake?session=s-1')
  expect(homeOf({ role: 'client', guestOf: 's-1', followUp: true })).toBe('/follow-up/s-1')
  expect(homeOf({ role: 'client', guestOf: 's-1', report: true })).toBe('/client/report/s-1')
})
