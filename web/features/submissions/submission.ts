import type { Answer } from '#web/api/api.ts'

export type Submission = Answer<'GET /api/submissions'>['items'][number]
export type Detail = Answer<'GET /api/submissions/:submissionId'>

/** Who reads: the fitter it was sent to, or the rider who sent it. */
export type ReaderRole = 'fitter' | 'rider'

const places = {
  fitter: { intake: '/intake-detail', follow_up: '/follow-up-detail' },
  rider: { intake: '/client/intake', follow_up: '/client/follow-up' },
} as const

/** Where a submission is read. */
export const pathOf = (
  role: ReaderRole,
  { kind, sessionId }: Pick<Submission, 'kind' | 'sessionId'>,
): string => `${places[role][kind]}/${sessionId}`
