import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallInput } from '#web/api/api.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { readAgain } from '#web/api/read-again.ts'
import type { Corrected } from './correct-form.tsx'

type Body = CallInput<
  'POST /api/sessions/:sessionId/intake/corrections' | 'POST /api/follow-ups/:followUpId/corrections'
>['body']

/**
 * Sends a correction of one revision; sent again it stays one correction.
 * @param post answers once the server has it
 */
export function useCorrection(
  { revision, formVersion }: Pick<Body, 'revision' | 'formVersion'>,
  post: (input: { body: Body; idempotencyKey: string }) => Promise<unknown>,
) {
  const client = useQueryClient()
  const [idempotencyKeys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: ({ answers, today }: Corrected) => {
      const body = { revision, formVersion, today, answers }
      return post({ body, idempotencyKey: idempotencyKeys.keyFor(body) })
    },
    onSuccess: () => {
      idempotencyKeys.done()
      // Not waited for: the form is another one once it is read again, and what follows here would be lost.
      void readAgain(client, ['/api/sessions', '/api/submissions', '/api/client/submissions'])
    },
  })
}
