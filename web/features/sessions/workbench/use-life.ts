import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { readAgain } from '#web/api/read-again.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { isPending, useUploads } from '../photos/use-uploads.ts'
import { sessionQuery, useFit } from '../saving/fit-work.ts'
import type { FitSession } from '../session.ts'

/** What was done is not all with the server: then a fit is not completed either. */
export class Unsent extends Error {
  override readonly name = 'Unsent'
}

/** One step of a session's life; what an answer says of it is shown at once, what hangs on it is read again. */
function useStep<Told extends Partial<FitSession>>(
  name: string,
  step: (sessionId: string, on: boolean) => Promise<Told>,
) {
  const client = useQueryClient()
  const { session, store } = useFit()
  const { uploads } = useUploads(session.id)
  return useMutation({
    mutationKey: ['session', session.id, name],
    mutationFn: async (on: boolean) => {
      // A photo can still come to a fit that is complete, to one that is closed or called off it cannot.
      const photosLeft = on && name !== 'completion' && uploads.some(isPending)
      if (!(await store.sendAll()) || photosLeft) throw new Unsent('There are changes that are not sent')
      return step(session.id, on)
    },
    onSuccess: (told) => {
      client.setQueryData(
        sessionQuery(session.id).queryKey,
        (now: FitSession | undefined) => now && { ...now, ...told },
      )
      return readAgain(client, ['/api/riders', '/api/sessions'])
    },
  })
}

/** Completes the fit, or says that it is not complete after all. */
export function useComplete() {
  const { t } = useTranslation('sessions')
  return useStep('completion', async (sessionId, fitted) => {
    const told = await api('POST /api/sessions/:sessionId/completion', {
      params: { sessionId },
      body: { fitted },
    })
    announce(t(fitted ? 'life.completed' : 'life.undone'))
    return told
  })
}

/** Calls the session off before it took place, or takes that back. */
export function useCancel() {
  return useStep('cancellation', (sessionId, cancelled) =>
    api('POST /api/sessions/:sessionId/cancellation', { params: { sessionId }, body: { cancelled } }),
  )
}

/** Closes the session, or opens it again. */
export function useClose() {
  return useStep('closing', async (sessionId, closed) => {
    const told = await api('POST /api/sessions/:sessionId/closing', {
      params: { sessionId },
      body: { closed },
    })
    return { ...told, ...(closed ? {} : { closedAt: null }) }
  })
}
