import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'

export type FitReport = CallResponse<'GET /api/sessions/:sessionId/report'>

/** Who reads the report: its rider, the fitter, or a guest who opened the link in its mail. */
export type ReportReader = 'rider' | 'fitter' | 'guest'

export const reportQuery = (sessionId: string) =>
  read('GET /api/sessions/:sessionId/report', { params: { sessionId } })
