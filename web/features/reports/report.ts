import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'

export type FitReport = CallResponse<'GET /api/sessions/:sessionId/report'>

export const reportQuery = (sessionId: string) =>
  read('GET /api/sessions/:sessionId/report', { params: { sessionId } })
