import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, api, type CallInput } from '#web/api/api.ts'
import { createIntent } from '#web/api/intent.ts'
import { readAgain } from '#web/api/read-again.ts'
import type { Corrected } from '#web/form/correction/correct-form.tsx'

type Body = CallInput<'POST /api/sessions/:sessionId/intake/corrections'>['body']
type Detail = Answer<'GET /api/sessions/:sessionId/intake/submission'>

/** Sends a correction of one revision; sent again it stays one correction. */
export function useCorrection({ sessionId, revision, formVersion }: Detail) {
  const client = useQueryClient()
  const [intent] = useState(() => createIntent())
  return useMutation({
    mutationFn: ({ answers, today }: Corrected) => {
      const body: Body = JSON.parse(JSON.stringify({ revision, formVersion, today, answers }))
      return api('POST /api/sessions/:sessionId/intake/corrections', {
        params: { sessionId },
        body,
        idempotencyKey: intent.keyFor(body),
      })
    },
    onSuccess: () => {
      intent.done()
      // Not waited for: the form is another one once it is read again, and what follows here would be lost.
      void readAgain(client, ['/api/sessions', '/api/submissions', '/api/client/submissions'])
    },
  })
}
