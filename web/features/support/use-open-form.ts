import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SUPPORT_SENTENCE, type SupportReason, sessionIdIn } from '#domain/support/support-access.ts'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { readAgain } from '#web/api/read-again.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

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

/** What is wrong with the session, as the key of its text. */
type SessionFault = 'noSession' | 'unknownSession'

interface Asked {
  sessionId: string
  reason: SupportReason
  sentence: string
  minutes: number
}

/** @param unknown the session of which the server said that there is none */
function sessionFault(sessionId: string | null, unknown: string | null): SessionFault | undefined {
  if (sessionId === null) return 'noSession'
  return sessionId === unknown ? 'unknownSession' : undefined
}

/** Opens an access and announces it. @param onOpened gets its id as soon as the list has it */
function useOpening(onOpened: (accessId: string) => void) {
  const client = useQueryClient()
  const { t } = useTranslation('support')
  const [keys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: (body: Asked) =>
      api('POST /api/support-accesses', { body, idempotencyKey: keys.keyFor(body) }),
    onSuccess: async ({ id }) => {
      keys.done()
      announce(t('open.opened'))
      await readAgain(client, ['/api/support-accesses'])
      onOpened(id)
    },
  })
}

/**
 * The form that opens an access. Its faults are shown once it was sent.
 * @param onOpened gets the new access's id as soon as the list has it
 */
export function useOpenForm(onOpened: (accessId: string) => void) {
  const [entered, setEntered] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const sessionId = sessionIdIn(entered.session)
  const { reason } = entered
  const sentence = entered.sentence.trim()
  const work = useOpening((accessId) => {
    setEntered(EMPTY)
    setTried(false)
    onOpened(accessId)
  })
  const isUnknown = work.error !== null && codeOf(work.error) === 'not_found'
  const faults = {
    session: sessionFault(sessionId, isUnknown ? work.variables.sessionId : null),
    reason: reason === null,
    sentence: sentence.length < SUPPORT_SENTENCE.shortest,
  }
  const submit = () => {
    setTried(true)
    if (sessionId === null || reason === null || faults.sentence) return
    work.mutate({ sessionId, reason, sentence, minutes: LENGTHS[entered.length] })
  }
  return {
    entered,
    enter: (change: Partial<Entered>) => setEntered((now) => ({ ...now, ...change })),
    faults: tried ? faults : { session: undefined, reason: false, sentence: false },
    submit,
    busy: work.isPending,
    failure: isUnknown ? null : work.error,
  }
}
