import { z } from 'zod'
import { SIGN_UP_ROLES } from '#domain/roles.ts'
import { defineCall, region, secret, uuid } from './call.ts'

/** Refusals of both sign-in calls after the sign-in service has accepted the person. */
const refusedEntries = [
  'token_refused',
  'sign_in_expired',
  'second_factor_required',
  'role_missing',
  'rate_limited',
  'unavailable',
] as const

/** The signed-in person. They have an account. */
export const accountUser = z.object({
  id: uuid,
  role: z.enum(['client', 'fitter', 'support']),
  name: z.string(),
  email: z.string().nullable(),
  /** The address is proven: the mail was confirmed, an invitation was used, or a provider verified it. */
  proven: z.boolean(),
  language: z.string(),
  units: z.enum(['metric', 'imperial']),
  /** The keyboard shortcuts that work on every page are on. */
  shortcuts: z.boolean(),
})

/** A person who opened a link. They have access to one form of one session, or to its report, and to nothing else. */
export const guestUser = z.object({
  id: uuid,
  role: z.literal('client'),
  guest: z.literal(true),
  sessionId: uuid,
  /** The form is a follow-up. Without it, the form is the intake. */
  followUp: z.literal(true).optional(),
  /** The link opens the session's report, not a form. */
  report: z.literal(true).optional(),
})

export const user = z.union([accountUser, guestUser])

export const authCalls = [
  defineCall('GET /api/auth/user', {
    access: 'known',
    roundTrips: 1,
    summary: 'Who is signed in. 401 is no user.',
    response: user,
  }),
  defineCall('POST /api/auth/login', {
    access: 'everyone',
    roundTrips: 20,
    summary: 'Sign in with address and password where the web client is not used.',
    limit: 'sign_in',
    audit: 'account.signed_in',
    body: z.object({
      email: z.string().max(254).nullish(),
      phone: z.string().max(32).nullish(),
      password: z.string().max(1000).nullish(),
    }),
    response: z.object({ user: accountUser }),
    errors: [
      'credentials_missing',
      'invalid_credentials',
      'email_not_confirmed',
      'phone_not_confirmed',
      ...refusedEntries,
    ],
  }),
  defineCall('POST /api/auth/supabase-login', {
    access: 'everyone',
    roundTrips: 19,
    summary: 'Exchange the hosted session for the product’s own cookie. Only the verified token decides.',
    limit: 'exchange',
    audit: 'account.signed_in',
    body: z.object({
      /** Validated but not used, because the browser could claim any user. */
      user: z.looseObject({ id: z.string().max(64) }),
      access_token: z.string().min(1).max(8192),
      /**
       * Requests that the submitted intake is kept in the account. An account that cannot keep it is refused, and
       * nothing changes.
       */
      claiming: z.boolean().optional(),
      /** The language of the page; stored with a new account that a provider names none for. */
      language: z.string().max(10).optional(),
      /** The region of the browser's language; stored with the account by a new sign-in. */
      region: region.optional(),
    }),
    response: z.object({ user: accountUser }),
    errors: ['address_belongs_to_fitter', 'address_unproven', 'link_of_other_address', ...refusedEntries],
  }),
  defineCall('POST /api/auth/role-choice', {
    access: 'everyone',
    roundTrips: 1,
    summary:
      'Keep for 15 minutes, in a signed cookie, as what somebody signs up; read when an account is made.',
    limit: 'sign_in',
    body: z.strictObject({ role: z.enum(SIGN_UP_ROLES) }),
  }),
  defineCall('POST /api/demo/sign-in', {
    access: 'everyone',
    roundTrips: 19,
    summary: 'Look around in a demo as the person of a link that its start printed. Unknown everywhere else.',
    limit: 'sign_in',
    audit: 'account.signed_in',
    body: z.strictObject({ secret }),
    response: z.object({ user: accountUser }),
    errors: ['token_refused', 'rate_limited'],
  }),
  defineCall('POST /api/auth/logout', {
    access: 'everyone',
    roundTrips: 5,
    summary: 'End the product’s session and the hosted one behind it. Answers the same when there is none.',
    audit: 'account.signed_out',
  }),
] as const
