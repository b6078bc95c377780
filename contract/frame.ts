import { z } from 'zod'
import { defineCall } from './call.ts'

/** What a sign-in service may offer besides address and password. */
export const signInWays = ['google', 'facebook', 'phone'] as const

/** The calls of the frame around the features: what the web must know first, live notices, reports. */
export const frameCalls = [
  defineCall('GET /api/public-settings', {
    access: 'everyone',
    summary: 'What the web needs to know of this installation; nothing secret.',
    response: z.object({
      /** Where the sign-in service is: an address, or a path of this server. */
      authUrl: z.string(),
      authKey: z.string().nullable(),
      contactEmail: z.string(),
      /** Mail goes to the outbox page of this machine. */
      outbox: z.boolean(),
      /** The sign-in methods besides address and password. */
      signInWith: z.array(z.enum(signInWays)),
      /** Somebody without an account can make one. */
      signUp: z.boolean(),
      /** Another provider's account can be added to one's own. */
      linking: z.boolean(),
      /** The minimum length of a new password. */
      passwordMin: z.number(),
    }),
  }),
  defineCall('GET /api/notices', {
    access: 'account',
    summary: 'A stream of server-sent events: `changed` with a topic; ask again for what it names.',
  }),
  defineCall('POST /api/csp-reports', {
    access: 'everyone',
    summary: 'Where browsers report what the content security policy stopped.',
    limit: 'report',
  }),
] as const
