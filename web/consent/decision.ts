import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { readAgain } from '#web/api/read-again.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

export const consentsQuery = read('GET /api/account/consents')

/** One decision that is sent, after which everything about files and consents is read again. */
export function useDecision() {
  const queryClient = useQueryClient()
  const { t: errors } = useTranslation('errors', 'common')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  /** @returns whether it succeeded */
  const decide = async (send: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true)
    setError(undefined)
    try {
      await send()
      await readAgain(queryClient, ['/api/account'])
      announce(done)
      return true
    } catch (thrown) {
      setError(thrownText(errors, thrown))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, decide, forget: () => setError(undefined) }
}
