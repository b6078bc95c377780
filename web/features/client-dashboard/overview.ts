import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'

export type Overview = CallResponse<'GET /api/client/overview'>
export const overviewQuery = read('GET /api/client/overview')
