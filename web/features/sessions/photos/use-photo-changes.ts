import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallInput } from '#web/api/api.ts'
import { readAgain } from '#web/api/read-again.ts'
import type { Photo } from '#web/photo-view/photo.ts'

export type PhotoChange = Omit<CallInput<'PATCH /api/sessions/:sessionId/photos/:photoId'>['body'], 'version'>

/** Changes photos, each based on the version seen, and remembers the last removed one for undo. */
export function usePhotoChanges(sessionId: string) {
  const client = useQueryClient()
  const [removed, setRemoved] = useState<Photo | null>(null)
  const [error, setError] = useState<unknown>(null)
  /** @returns whether the change was saved; what is shown was read again then */
  const change = async (photo: Photo, wanted: PhotoChange): Promise<boolean> => {
    setError(null)
    let isSaved = false
    try {
      const kept = await api('PATCH /api/sessions/:sessionId/photos/:photoId', {
        params: { sessionId, photoId: photo.id },
        body: { version: photo.version, ...wanted },
      })
      isSaved = true
      if (wanted.removed !== undefined) setRemoved(wanted.removed ? kept : null)
    } catch (thrown) {
      setError(thrown)
    }
    await readAgain(client, [`/api/sessions/${sessionId}`])
    return isSaved
  }
  return {
    change,
    error,
    removed,
    bringBack: () => removed && change(removed, { removed: false }),
    dismiss: () => setRemoved(null),
  }
}
