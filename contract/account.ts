import { z } from 'zod'
import { accountUser } from './auth.ts'
import { defineCall, instant, line, region, uuid } from './call.ts'

const consentChange = z.object({
  granted: z.boolean(),
  at: instant,
  noticeVersion: z.string(),
  language: z.string(),
})

const count = z.number().int()

/** What deleting the account would do, in figures. */
const deletion = z.object({
  /**
   * Fitters' files that are erased with all their content: all files of a rider; of a fitter, those that nobody else
   * can open.
   */
  fitFiles: count,
  /** Submitted forms that are erased with them; corrections are not counted. */
  submissions: count,
  /** Forms that were started but not submitted. Their answers are deleted. */
  openIntakes: count,
  /** A fitter's open invitations; they are withdrawn. */
  invitations: count,
  /** A fitter's files that are kept, for riders who have an account. */
  filesThatStay: count,
  /** The sign-in is stored by another service and must be deleted there. */
  signInStays: z.boolean(),
})

export const accountCalls = [
  defineCall('PATCH /api/account', {
    access: 'account',
    roundTrips: 7,
    summary: 'Change my name, language with its region, units or keyboard shortcuts.',
    audit: 'account.changed',
    limit: 'write',
    body: z.strictObject({
      name: line.optional(),
      language: z.string().max(10).optional(),
      region: region.optional(),
      units: z.enum(['metric', 'imperial']).optional(),
      shortcuts: z.boolean().optional(),
    }),
    response: accountUser,
  }),
  defineCall('GET /api/account/deletion', {
    access: 'clientOrFitter',
    roundTrips: 3,
    summary: 'What deleting my account would delete, in figures.',
    response: deletion,
  }),
  defineCall('POST /api/account/deletion', {
    access: 'clientOrFitter',
    roundTrips: 18,
    summary: 'Delete my account and what is mine, for good; signed in within the last ten minutes only.',
    audit: 'account.deleted',
    limit: 'write',
    body: z.strictObject({}),
    /** The receipts of the erased files, one each. They name nobody. */
    response: z.object({ receipts: z.array(uuid) }),
    errors: ['fresh_sign_in_required', 'second_factor_required'],
  }),
  defineCall('GET /api/account/research-consent', {
    access: 'client',
    roundTrips: 2,
    summary: 'Whether my data may be used anonymised for research, and every change of it.',
    response: z.object({ granted: z.boolean(), history: z.array(consentChange) }),
  }),
  defineCall('POST /api/account/research-consent', {
    access: 'client',
    roundTrips: 5,
    summary: 'Give or withdraw the research consent; it counts at once.',
    audit: 'consent.changed',
    limit: 'write',
    body: z.strictObject({
      granted: z.boolean(),
      noticeVersion: z.string().max(20),
      language: z.string().max(10),
    }),
    response: z.object({ granted: z.boolean() }),
    errors: ['notice_version_unknown', 'wrong_role'],
  }),
] as const
