import { setSessionCookie } from '../../http/cookie.ts'
import type { Handlers } from '../../http/handler-types.ts'
import { readAlerts, resolveAlertsOfAnswer } from './alerts.service.ts'
import { countFollowUps, listFollowUps, readFollowUpEntry } from './follow-up-list.service.ts'
import { changeFollowUpDraft, readAssistedForm, readFollowUpForm } from './form.service.ts'
import { listOwnFollowUps } from './own-follow-ups.service.ts'
import { moveFollowUp, remindNow, skipFollowUp } from './plan-changes.service.ts'
import { changeProtocol, readProtocol } from './protocol.service.ts'
import { readFollowUps } from './session-follow-ups.service.ts'
import {
  assistFollowUp,
  correctFollowUp,
  replayCorrection,
  replaySubmission,
  submitFollowUp,
} from './submission.service.ts'
import { stopReminders, visitFollowUp } from './visit.service.ts'

const asFitter = {
  'GET /api/follow-up-protocol': ({ run }) => run(readProtocol),
  'PUT /api/follow-up-protocol': ({ run, body }) => run((tx) => changeProtocol(tx, body)),
  'GET /api/follow-ups': ({ run, query }) => run((tx) => listFollowUps(tx, query)),
  'GET /api/follow-up-counts': ({ run }) => run(countFollowUps),
  'POST /api/follow-ups/:followUpId/date': ({ run, params, body }) =>
    run((tx) => moveFollowUp(tx, params.followUpId, body.dueOn)),
  'POST /api/follow-ups/:followUpId/skipping': ({ run, params, body }) =>
    run((tx) => skipFollowUp(tx, params.followUpId, body.skipped)),
  'POST /api/follow-ups/:followUpId/reminder': {
    run: ({ run, params }) => run((tx) => remindNow(tx, params.followUpId)),
    replay: readFollowUpEntry,
  },
  'GET /api/follow-up-alerts': ({ run, query }) => run((tx) => readAlerts(tx, query)),
  'POST /api/follow-up-alerts/:alertId/work-off': ({ run, params, body }) =>
    run((tx) => resolveAlertsOfAnswer(tx, params.alertId, body)),
  'GET /api/sessions/:sessionId/follow-up-together': ({ run, params, query }) =>
    run((tx) => readAssistedForm(tx, params.sessionId, query.milestone)),
  'POST /api/follow-ups/:followUpId/assisted': {
    run: ({ run, params, body }) => run((tx) => assistFollowUp(tx, params.followUpId, body)),
    replay: replaySubmission,
  },
} satisfies Partial<Handlers>

const asRider = {
  'GET /api/client/follow-ups': ({ run }) => run(listOwnFollowUps),
  'GET /api/sessions/:sessionId/follow-up': ({ run, params, query }) =>
    run((tx) => readFollowUpForm(tx, params.sessionId, query.milestone)),
  'PATCH /api/follow-ups/:followUpId/draft': ({ run, params, body }) =>
    run((tx) => changeFollowUpDraft(tx, params.followUpId, body)),
  'POST /api/follow-ups/:followUpId/submission': {
    run: ({ run, params, body }) => run((tx) => submitFollowUp(tx, params.followUpId, body)),
    replay: replaySubmission,
  },
  'POST /api/follow-ups/:followUpId/corrections': {
    run: ({ run, params, body }) => run((tx) => correctFollowUp(tx, params.followUpId, body)),
    replay: replayCorrection,
  },
} satisfies Partial<Handlers>

/**
 * The calls of follow-ups.
 * @param cookies.secure whether the cookie is `Secure`
 */
export function followUpHandlers({ secure }: { secure: boolean }) {
  return {
    ...asFitter,
    ...asRider,
    'GET /api/sessions/:sessionId/follow-ups': ({ run, params }) =>
      run((tx) => readFollowUps(tx, params.sessionId)),
    'POST /api/follow-up-visits': async ({ run, body, reply }) => {
      const { visited, cookie } = await run((tx) => visitFollowUp(tx, body.secret))
      if (cookie) setSessionCookie(reply, secure, cookie.secret, cookie.expires)
      return visited
    },
    'POST /api/reminder-stops': ({ run, body }) => run((tx) => stopReminders(tx, body)),
  } satisfies Partial<Handlers>
}
