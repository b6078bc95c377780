import type { CallResponse } from '#web/api/api.ts'
import { type ReaderRole, sentFollowUpPath, sentIntakePath } from '#web/paths.ts'

export type Submission = CallResponse<'GET /api/submissions'>['items'][number]
export type Detail = CallResponse<'GET /api/submissions/:submissionId'>

/** The URL of a submission. A session has several follow-ups, which are distinguished by their id. */
export const pathOf = (
  role: ReaderRole,
  { kind, sessionId, id }: Pick<Submission, 'kind' | 'sessionId'> & { id?: string },
): string =>
  kind === 'intake' ? sentIntakePath(role, sessionId) : sentFollowUpPath(role, sessionId, { revision: id })
