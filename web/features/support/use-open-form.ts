import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SUPPORT_SENTENCE, type SupportReason, sessionIdIn } from '#domain/support/support-access.ts'
import { api } from '#web/api/api.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { readAgain } from '#web/api/read-again.ts'

/** How long an access can last, in minutes, by the key of its text. */
export const LENGTHS = { hour: 60, fourHours: 240, workday: 480, day: 1440 } as const
export type Length = keyof typeof LENGTHS

export interface Entered {
  session: string
  reason: SupportReason | null
  sentence: string
  length: Length
}
const EMPTY: Entered = { session: '', reason: null, sentence: '', length: 'hour' }

/** The form that opens an access. Its faults are shown once it was sent. */
export function useOpenForm() {
  const client = useQueryClient()
  const [keys] = useState(() => createIdempotencyKeys())
  const [entered, setEntered] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const sessionId = sessionIdIn(entered.session)
  const { reason } = entered
  const sentence = entered.sentence.trim()
  const faults = {
    session: sessionId === null,
    reason: reason === null,
    sentence: sentence.length < SUPPORT_SENTENCE.shortest,
  }
  const work = useMutation({
    mutationFn: (body: { sessionId: string; reason: SupportReason; sentence: string; minutes: number }) =>
      api('POST /api/support-accesses', { body, idempotencyKey: keys.keyFor(body) }),
    onSuccess: () => {
      keys.done()
      setEntered(EMPTY)
      setTried(false)
      return readAgain(client, ['/api/support-accesses'])
    },
  })
  const submit = () => {
    setTried(true)
    if (sessionId === null || reason === null || faults.sentence) return
    work.mutate({ sessionId, reason, sentence, minutes: LENGTHS[entered.length] })
  }
  return {
    entered,
    enter: (change: Partial<Entered>) => setEntered((now) => ({ ...now, ...change })),
    faults: tried ? faults : { session: false, reason: false, sentence: false },
    submit,
    work,
  }
}
