import type { CallResponse } from '#web/api/api.ts'

/** What an invitation says of itself before anything is pressed. */
export type Preview = CallResponse<'POST /api/invitation/preview'>
