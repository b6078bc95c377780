import type { CallResponse } from '#web/api/api.ts'
import type { ReaderRole } from '#web/brief/form-read.ts'

export type Submission = CallResponse<'GET /api/submissions'>['items'][number]
export type Detail = CallResponse<'GET /api/submissions/:submissionId'>

const places = {
  fitter: { intake: '/intake-detail', follow_up: '/follow-up-detail' },
  rider: { intake: '/client/intake', follow_up: '/client/follow-up' },
} as const

/** Where a submission is read; a session has several follow-ups, told apart by the id. */
export const pathOf = (
  role: ReaderRole,
  { kind, sessionId, id }: Pick<Submission, 'kind' | 'sessionId'> & { id?: string },
): string => `${places[role][kind]}/${sessionId}${kind === 'follow_up' && id ? `?revision=${id}` : ''}`
