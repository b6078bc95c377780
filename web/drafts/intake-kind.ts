import { intakeOf } from '#domain/forms/intake-versions.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { requestTimeout } from '#web/api/request.ts'
import type { FormKind } from './draft-server.ts'
import { patchRequest } from './draft-server.ts'

/** The intake as the server tells it, with its draft while it is not sent. */
export const readIntake = (sessionId: string): Promise<CallResponse<'GET /api/sessions/:sessionId/intake'>> =>
  api('GET /api/sessions/:sessionId/intake', { params: { sessionId }, ...requestTimeout() })

/** The intake of a session. */
export const intakeKind: FormKind = {
  server: {
    keep: (draft, changes) =>
      api('PATCH /api/sessions/:sessionId/intake/draft', {
        params: { sessionId: draft.sessionId },
        ...patchRequest(draft, changes),
      }),
    read: async ({ sessionId }) => {
      const form = await readIntake(sessionId)
      return form.state === 'submitted' ? null : form.draft
    },
  },
  questionnaireOf: ({ formVersion }) => intakeOf(formVersion),
}
