import type { Answer } from '#web/api/api.ts'

/** What an invitation says of itself before anything is pressed. */
export type Preview = Answer<'POST /api/invitation/preview'>
