import type { CallResponse } from '#web/api/api.ts'
import { type ReaderRole, sentFollowUpPath, sentIntakePath } from '#web/paths.ts'

export type Submission = CallResponse<'GET /api/submissions'>['items'][number]
export type Detail = CallResponse<'GET /api/submissions/:submissionId'>

/** Where a submission is read; a session has several follow-ups, told apart by the id. */
export const pathOf = (
  role: ReaderRole,
  { kind, sessionId, id }: Pick<Submission, 'kind' | 'sessionId'> & { id?: string },
): string =>
  kind === 'intake' ? sentIntakePath(role, sessionId) : sentFollowUpPath(role, sessionId, { revision: id })
