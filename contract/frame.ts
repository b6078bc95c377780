import { z } from 'zod'
import { defineCall } from './call.ts'

/** What a sign-in service may offer besides address and password. */
export const signInWays = ['google', 'facebook', 'phone'] as const

/** The calls that the page frame needs: the settings of the server, live events, error reports. */
export const frameCalls = [
  defineCall('GET /api/public-settings', {
    access: 'everyone',
    roundTrips: 0,
    summary: 'What the web needs to know of this installation; nothing secret.',
    response: z.object({
      /** Where the sign-in service is: an address, or a path of this server. */
      authUrl: z.string(),
      authKey: z.string().nullable(),
      contactEmail: z.string(),
      /** The settings say who operates the installation. */
      imprint: z.boolean(),
      /** Mail is not sent; it is shown on this machine's outbox page. */
      outbox: z.boolean(),
      /** The secrets that open a demo that everybody may look at; null elsewhere. */
      demoLinks: z.object({ fitter: z.string(), client: z.string() }).nullable(),
      /** Where the demo for new fitters is; null if there is none. */
      demoUrl: z.string().nullable(),
      /** Fitters pay for a plan. Otherwise everything is free. */
      billing: z.boolean(),
      /** The sign-in methods besides address and password. */
      signInWith: z.array(z.enum(signInWays)),
      /** People without an account can create one. */
      signUp: z.boolean(),
      /** Another provider's account can be linked to one's own. */
      linking: z.boolean(),
      /** The minimum length of a new password. */
      passwordMin: z.number(),
    }),
  }),
  defineCall('GET /api/notices', {
    access: 'account',
    roundTrips: 1,
    summary: 'A stream of server-sent events: `changed` with a topic; ask again for what it names.',
    // How long ago the page began to read its data, in milliseconds. What changed since is sent first.
    query: z.strictObject({ age: z.coerce.number().int().min(0).default(0) }),
  }),
  defineCall('POST /api/csp-reports', {
    access: 'everyone',
    roundTrips: 1,
    summary: 'Where browsers report what the content security policy stopped.',
    limit: 'report',
  }),
] as const
