import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'

export type FitReport = CallResponse<'GET /api/sessions/:sessionId/report'>

/**
 * Who reads the report: its rider, the fitter, another fitter with whom the rider shares it, or a guest who opened the
 * link in its mail.
 */
export type ReportReader = 'rider' | 'fitter' | 'otherFitter' | 'guest'

/** Whether the report is a part of the session's page, which has a title of its own. */
export const isInSession = (as: ReportReader): boolean => as === 'fitter' || as === 'otherFitter'

export const reportQuery = (sessionId: string) =>
  read('GET /api/sessions/:sessionId/report', { params: { sessionId } })
