import type { CallResponse } from '#web/api/api.ts'

/** What somebody saw or changed, as the log tells it. */
export type LogEntry = CallResponse<'GET /api/access-log'>['items'][number]
