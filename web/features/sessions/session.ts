import type { CallInput, CallResponse } from '#web/api/api.ts'

/** A session with all its rows, as the workbench loads it. */
export type FitSession = CallResponse<'GET /api/sessions/:sessionId'>
export type Measured = FitSession['measurements'][number]
export type Intervention = FitSession['interventions'][number]
export type Recommendation = FitSession['recommendations'][number]
export type FollowUpState = FitSession['followUps'][number]
export type Bike = FitSession['bikes'][number]
export type ZoneScoresAt = FitSession['scores'][number]
export type RiderFile = CallResponse<'GET /api/riders/:riderId'>
export type HistoryEntry = CallResponse<'GET /api/sessions/:sessionId/history'>['items'][number]

export type NewIntervention = CallInput<'POST /api/sessions/:sessionId/interventions'>['body']
export type NewRecommendation = CallInput<'POST /api/sessions/:sessionId/recommendations'>['body']

/** The props of every tab of a session's page. */
export interface SessionTabProps {
  session: FitSession
}
