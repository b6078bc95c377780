import type { CallResponse } from '#web/api/api.ts'
import { followUpsPath, pages, riderPath, sentFollowUpPath, sentIntakePath, sessionPath } from '#web/paths.ts'

export type Client = CallResponse<'GET /api/clients'>['items'][number]

/** The page on which the next step about a client is taken. */
export function nextStepPath({ nextStep, session, unread, riderId }: Client): string {
  switch (nextStep) {
    case 'resolve':
      return followUpsPath('alerts')
    case 'read':
      if (unread?.kind === 'follow_up')
        return sentFollowUpPath('fitter', unread.sessionId, { revision: unread.submissionId })
      return sentIntakePath('fitter', unread?.sessionId ?? session.id)
    case 'invite_again':
    case 'wait_intake':
      return pages.invite
    case 'fit':
      return sessionPath(session.id)
    case 'wait_follow_up':
      return sessionPath(session.id, 'followUps')
    case 'new_fit':
      return riderPath(riderId)
  }
}
