import { followUpFor } from '#domain/forms/follow-up-setting.ts'
import { followUpOf } from '#domain/forms/follow-up-versions.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { requestTimeout } from '#web/api/request.ts'
import { type FormKind, patchRequest, type ServerForm } from './draft-places.ts'

type FollowUpResponse = CallResponse<'GET /api/sessions/:sessionId/follow-up'>
export type ServerFollowUp = FollowUpResponse & ServerForm

/** A follow-up as the server has it: that of a milestone, by default the earliest open one. */
export async function readFollowUp(sessionId: string, milestone?: number): Promise<ServerFollowUp> {
  const response = await api('GET /api/sessions/:sessionId/follow-up', {
    params: { sessionId },
    query: { milestone },
    ...requestTimeout(),
  })
  const { followUpId: id, milestone: asked, daysAfterFit, setting, words, before } = response
  const { abilities, weeklyHours } = response
  const known = { words, before, abilities, weeklyHours }
  return { ...response, followUp: { id, milestone: asked, daysAfterFit, setting, ...known } }
}

const over = () => new ApiError({ status: 409, body: '', problem: { code: 'follow_up_over' } })

/** Follow-ups. Their questions depend on the milestone and on the answers before the fit. */
export const followUpKind: FormKind = {
  server: {
    keep: (draft, changes) =>
      api('PATCH /api/follow-ups/:followUpId/draft', {
        params: { followUpId: draft.followUp?.id ?? '' },
        ...patchRequest(draft, changes),
      }),
    read: async ({ sessionId, followUp }) => {
      const { state, draft } = await readFollowUp(sessionId, followUp?.milestone)
      if (state === 'submitted') return null
      if (state !== 'open') throw over()
      return draft
    },
  },
  questionnaireOf: ({ formVersion, followUp }) => {
    const questionnaire = followUpOf(formVersion)
    return followUp && questionnaire && followUpFor(followUp.setting, questionnaire)
  },
}
