import { z } from 'zod'
import { accountUser } from './auth.ts'
import { defineCall, instant, line } from './call.ts'

const consentChange = z.object({
  granted: z.boolean(),
  at: instant,
  noticeVersion: z.string(),
  language: z.string(),
})

export const accountCalls = [
  defineCall('PATCH /api/account', {
    access: 'account',
    summary: 'Change my name, language or units.',
    audit: 'account.changed',
    limit: 'write',
    body: z.strictObject({
      name: line.optional(),
      language: z.string().max(10).optional(),
      units: z.enum(['metric', 'imperial']).optional(),
    }),
    answer: accountUser,
  }),
  defineCall('GET /api/account/research-consent', {
    access: 'client',
    summary: 'Whether my data may be used anonymised for research, and every change of it.',
    answer: z.object({ granted: z.boolean(), history: z.array(consentChange) }),
  }),
  defineCall('POST /api/account/research-consent', {
    access: 'client',
    summary: 'Give or withdraw the research consent; it counts at once.',
    audit: 'consent.changed',
    limit: 'write',
    body: z.strictObject({
      granted: z.boolean(),
      noticeVersion: z.string().max(20),
      language: z.string().max(10),
    }),
    answer: z.object({ granted: z.boolean() }),
    errors: ['notice_version_unknown', 'wrong_role'],
  }),
] as const
