import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { readAgain } from '#web/api/read-again.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { isPending, useUploads } from '../photos/use-uploads.ts'
import { sessionQuery, useFit } from '../saving/fit-work.ts'
import type { FitSession } from '../session.ts'

/** Thrown when not all changes have reached the server. A fit is not completed then. */
export class Unsent extends Error {
  override readonly name = 'Unsent'
}

/** One step of a session's life. The response is shown at once, and related data is read again. */
function useStep<Changed extends Partial<FitSession>>(
  name: string,
  step: (sessionId: string, on: boolean) => Promise<Changed>,
) {
  const client = useQueryClient()
  const { session, store } = useFit()
  const { uploads } = useUploads(session.id)
  return useMutation({
    mutationKey: ['session', session.id, name],
    mutationFn: async (on: boolean) => {
      // Photos can still be added to a completed fit, but not to a closed or cancelled one.
      const photosLeft = on && name !== 'completion' && uploads.some(isPending)
      if (!(await store.sendAll()) || photosLeft) throw new Unsent('There are changes that are not sent')
      return step(session.id, on)
    },
    onSuccess: (response) => {
      client.setQueryData(
        sessionQuery(session.id).queryKey,
        (now: FitSession | undefined) => now && { ...now, ...response },
      )
      return readAgain(client, ['/api/riders', '/api/sessions'])
    },
  })
}

/** Completes the fit, or undoes the completion. */
export function useComplete() {
  const { t } = useTranslation('sessions')
  return useStep('completion', async (sessionId, fitted) => {
    const response = await api('POST /api/sessions/:sessionId/completion', {
      params: { sessionId },
      body: { fitted },
    })
    announce(t(fitted ? 'life.completed' : 'life.undone'))
    return response
  })
}

/** Cancels the session before it took place, or undoes that. */
export function useCancel() {
  return useStep('cancellation', (sessionId, cancelled) =>
    api('POST /api/sessions/:sessionId/cancellation', { params: { sessionId }, body: { cancelled } }),
  )
}

/** Closes the session, or reopens it. */
export function useClose() {
  return useStep('closing', async (sessionId, closed) => {
    const response = await api('POST /api/sessions/:sessionId/closing', {
      params: { sessionId },
      body: { closed },
    })
    return { ...response, ...(closed ? {} : { closedAt: null }) }
  })
}
