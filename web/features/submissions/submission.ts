import type { Answer } from '#web/api/api.ts'
import type { ReaderRole } from '#web/brief/form-read.ts'

export type Submission = Answer<'GET /api/submissions'>['items'][number]
export type Detail = Answer<'GET /api/submissions/:submissionId'>

const places = {
  fitter: { intake: '/intake-detail', follow_up: '/follow-up-detail' },
  rider: { intake: '/client/intake', follow_up: '/client/follow-up' },
} as const

/** Where a submission is read. */
export const pathOf = (
  role: ReaderRole,
  { kind, sessionId }: Pick<Submission, 'kind' | 'sessionId'>,
): string => `${places[role][kind]}/${sessionId}`
