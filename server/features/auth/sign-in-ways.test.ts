import { describe, expect, it } from 'vitest'
import { AppError } from '../../http/problem.ts'
import type { SignInAnswer } from './sign-in-service.ts'
import { offeredWays } from './sign-in-ways.ts'

const MINUTE = 60_000

/** A service with prepared responses, which are counted. */
function service() {
  const state = {
    asked: 0,
    at: 0,
    answer: { status: 200, body: {}, retryAfter: null } as SignInAnswer | 'down',
  }
  const offer = offeredWays(
    {
      issuer: 'https://auth.example/auth/v1',
      async ask() {
        state.asked += 1
        if (state.answer === 'down') throw new AppError('unavailable')
        return state.answer
      },
    },
    () => new Date(state.at + 1),
  )
  const ways = async () => (await offer()).signInWith
  const offers = (external: object, more: object = {}) => {
    state.answer = { status: 200, body: { external, ...more }, retryAfter: null }
  }
  return { state, ways, offer, offers }
}

describe('the sign-in methods', () => {
  it('are those that the service offers and this version knows', async () => {
    const { ways, offers } = service()
    offers({ email: true, phone: true, google: true, facebook: false, github: true, apple: 'true' })
    expect(await ways()).toEqual(['google', 'phone'])
  })

  it('are fetched every ten minutes, however many pages need them', async () => {
    const { state, ways, offers } = service()
    offers({ google: true })
    await Promise.all([ways(), ways(), ways()])
    state.at = 9 * MINUTE
    await ways()
    expect(state.asked).toBe(1)
    offers({ google: true, facebook: true })
    state.at = 11 * MINUTE
    expect(await ways()).toEqual(['google', 'facebook'])
  })

  it('keep their last value while the service does not respond, and it is not asked for a while', async () => {
    const { state, ways, offers } = service()
    state.answer = 'down'
    expect([await ways(), await ways(), state.asked]).toEqual([[], [], 1])
    offers({ google: true })
    state.at = MINUTE
    expect(await ways()).toEqual(['google'])
    for (const answer of ['down', { status: 502, body: null, retryAfter: null }] as const) {
      state.answer = answer
      state.at += 11 * MINUTE
      expect(await ways()).toEqual(['google'])
    }
  })

  it('include what the service says about sign-up, linking and passwords', async () => {
    const { offer, offers } = service()
    offers({}, { disable_signup: true, manual_linking_enabled: false, password_min_length: 12 })
    expect(await offer()).toEqual({ signInWith: [], signUp: false, linking: false, passwordMin: 12 })
    const hosted = service()
    hosted.offers({}, { disable_signup: false })
    expect(await hosted.offer()).toEqual({ signInWith: [], signUp: true, linking: true, passwordMin: 8 })
  })
})
