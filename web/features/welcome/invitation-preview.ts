import type { CallResponse } from '#web/api/api.ts'

/** What the link of an invitation shows before the button is pressed. */
export type Preview = CallResponse<'POST /api/invitation/preview'>
