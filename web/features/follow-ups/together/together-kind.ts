import { api } from '#web/api/api.ts'
import { requestTimeout } from '#web/api/request.ts'
import type { FormKind } from '#web/drafts/draft-places.ts'
import { followUpKind, type ServerFollowUp } from '#web/drafts/follow-up-kind.ts'

/** A follow-up for the fitter to fill in with the rider. */
export async function readTogether(sessionId: string, milestone: number): Promise<ServerFollowUp> {
  const response = await api('GET /api/sessions/:sessionId/follow-up-together', {
    params: { sessionId },
    query: { milestone },
    ...requestTimeout(),
  })
  const { followUpId: id, daysAfterFit, setting, words, before } = response
  return {
    ...response,
    followUp: { id, milestone: response.milestone, daysAfterFit, setting, words, before },
  }
}

/** The same form, but its draft stays on this device, so that a draft that the rider has begun is not changed. */
export const togetherKind: FormKind = {
  ...followUpKind,
  server: {
    keep: async ({ version }) => ({ version: version + 1, savedAt: new Date().toISOString() }),
    read: async ({ sessionId, followUp, version, answers, savedAt }) => {
      const { state } = await readTogether(sessionId, followUp?.milestone ?? 0)
      return state === 'submitted' ? null : { version, answers, savedAt }
    },
  },
}
