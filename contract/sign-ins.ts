import { z } from 'zod'
import { defineCall, instant, uuid } from './call.ts'

/** All that is stored about the browser used for a sign-in. */
export const browsers = ['chrome', 'firefox', 'safari', 'edge', 'other'] as const
export const systems = ['windows', 'macos', 'ios', 'android', 'linux', 'other'] as const

/** A device with a sign-in. The description is coarse: its owner can recognise it, but others cannot. */
const device = z.object({
  id: uuid,
  /** The device that sent the request. */
  current: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant,
  browser: z.enum(browsers),
  system: z.enum(systems),
})

export const signInCalls = [
  defineCall('GET /api/account/sign-ins', {
    access: 'account',
    roundTrips: 2,
    summary: 'Where I am signed in, the newest use first.',
    response: z.object({ items: z.array(device) }),
  }),
  defineCall('POST /api/account/sign-ins/:signInId/end', {
    access: 'ownSignIn',
    roundTrips: 11,
    summary: 'Sign a device of mine out; ended already, it answers the same.',
    errors: ['second_factor_required'],
    audit: 'account.sign_in_ended',
    limit: 'write',
  }),
  defineCall('POST /api/account/sign-ins/end-others', {
    access: 'account',
    roundTrips: 10,
    summary: 'Sign every device of mine out but this one.',
    errors: ['second_factor_required'],
    audit: 'account.sign_in_ended',
    limit: 'write',
  }),
] as const
