import type { Answer } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'

export type Overview = Answer<'GET /api/client/overview'>
export const overviewQuery = read('GET /api/client/overview')
