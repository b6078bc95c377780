import type { Handlers } from '../../http/handler-types.ts'
import type { CaseSearch } from '../../past-cases/case-search.ts'
import { readAccessLogOfFile, readOwnAccessLog } from './access-log.service.ts'
import { addBike, changeBike, replayBike } from './bikes.service.ts'
import { readHistory } from './history.service.ts'
import { exportInterventionLog } from './intervention-csv.service.ts'
import { readInterventionLog } from './intervention-log.service.ts'
import {
  addIntervention,
  correctIntervention,
  orderInterventions,
  replayIntervention,
} from './interventions.service.ts'
import { saveMeasurements } from './measurements.service.ts'
import { askForSession, openSession } from './read-session.service.ts'
import {
  addRecommendation,
  changeRecommendation,
  markRecommendationDone,
  replayRecommendation,
} from './recommendations.service.ts'
import { readRider } from './rider.service.ts'
import { changeRiderContact, retryAddress } from './rider-contact.service.ts'
import {
  beginSession,
  cancelSession,
  changeSession,
  closeSession,
  completeSession,
} from './sessions.service.ts'

const ofRiders = {
  'GET /api/riders/:riderId': ({ run, params }) => run((tx) => readRider(tx, params.riderId)),
  'PATCH /api/riders/:riderId': ({ run, params, body }) =>
    run((tx) => changeRiderContact(tx, params.riderId, body)),
  'POST /api/riders/:riderId/address-retry': ({ run, params }) =>
    run((tx) => retryAddress(tx, params.riderId)),
  'POST /api/riders/:riderId/sessions': {
    run: ({ run, params, body }) => run((tx) => beginSession(tx, params.riderId, body)),
    replay: async (_tx, id) => ({ id }),
  },
  'POST /api/riders/:riderId/bikes': {
    run: ({ run, params, body }) => run((tx) => addBike(tx, params.riderId, body)),
    replay: replayBike,
  },
  'PATCH /api/bikes/:bikeId': ({ run, params, body }) => run((tx) => changeBike(tx, params.bikeId, body)),
} satisfies Partial<Handlers>

const ofAccessLogs = {
  'GET /api/access-log': ({ run, query }) => run((tx) => readOwnAccessLog(tx, query)),
  'GET /api/riders/:riderId/access-log': ({ run, params, query }) =>
    run((tx) => readAccessLogOfFile(tx, params.riderId, query)),
} satisfies Partial<Handlers>

const ofSessions = {
  'GET /api/sessions/:sessionId': ({ runAfter, params }) =>
    runAfter((db) => askForSession({ db }, params.sessionId), openSession),
  'PATCH /api/sessions/:sessionId': ({ run, params, body }) =>
    run((tx) => changeSession(tx, params.sessionId, body)),
  'POST /api/sessions/:sessionId/cancellation': ({ run, params, body }) =>
    run((tx) => cancelSession(tx, params.sessionId, body.cancelled)),
  'POST /api/sessions/:sessionId/completion': ({ run, params, body }) =>
    run((tx) => completeSession(tx, params.sessionId, body.fitted)),
  'POST /api/sessions/:sessionId/closing': ({ run, params, body }) =>
    run((tx) => closeSession(tx, params.sessionId, body.closed)),
  'GET /api/sessions/:sessionId/history': ({ run, params, query }) =>
    run((tx) => readHistory(tx, params.sessionId, query)),
} satisfies Partial<Handlers>

const ofLog = ({ caseSearch }: { caseSearch: CaseSearch }) =>
  ({
    'GET /api/interventions': ({ run, entry, query }) =>
      readInterventionLog({ run, entry }, caseSearch, query),
    'GET /api/interventions/csv': ({ run, entry, query }) =>
      exportInterventionLog({ run, entry }, caseSearch, query),
  }) satisfies Partial<Handlers>

const ofWork = {
  'POST /api/sessions/:sessionId/measurements': ({ run, params, body }) =>
    run((tx) => saveMeasurements(tx, params.sessionId, body.changes)),
  'POST /api/sessions/:sessionId/interventions': {
    run: ({ run, params, body }) => run((tx) => addIntervention(tx, params.sessionId, body)),
    replay: replayIntervention,
  },
  'PATCH /api/sessions/:sessionId/interventions/:interventionId': ({ run, params, body }) =>
    run((tx) => correctIntervention(tx, params.sessionId, params.interventionId, body)),
  'POST /api/sessions/:sessionId/interventions/order': ({ run, params, body }) =>
    run((tx) => orderInterventions(tx, params.sessionId, body.ids)),
  'POST /api/sessions/:sessionId/recommendations': {
    run: ({ run, params, body }) => run((tx) => addRecommendation(tx, params.sessionId, body)),
    replay: replayRecommendation,
  },
  'PATCH /api/sessions/:sessionId/recommendations/:recommendationId': ({ run, params, body }) =>
    run((tx) => changeRecommendation(tx, params.sessionId, params.recommendationId, body)),
  'POST /api/sessions/:sessionId/recommendations/:recommendationId/done': ({ run, params, body }) =>
    run((tx) => markRecommendationDone(tx, params.sessionId, params.recommendationId, body.done)),
} satisfies Partial<Handlers>

/** The calls for riders' files, sessions and the records of a session. */
export const sessionHandlers = (parts: { caseSearch: CaseSearch }) =>
  ({ ...ofRiders, ...ofAccessLogs, ...ofSessions, ...ofLog(parts), ...ofWork }) satisfies Partial<Handlers>
