import type { CallResponse } from '#web/api/api.ts'

export type Photo = CallResponse<'GET /api/sessions/:sessionId'>['photos'][number]
export type Phase = Photo['phase']

/** The URL of a photo's picture. */
export const pictureAddress = (sessionId: string, photoId: string, size: 'display' | 'thumbnail'): string =>
  `/api/sessions/${sessionId}/photos/${photoId}/${size}`
