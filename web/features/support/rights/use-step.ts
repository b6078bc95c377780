import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { thrownText } from '#web/api/error-text.ts'
import { readAgain } from '#web/api/read-again.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The fewest characters of what is written to a person, or recorded of a breach. */
export const SHORTEST_WORDS = 10

/** One step that is sent, after which the requests and the breaches are read again. */
export function useStep() {
  const client = useQueryClient()
  const { t: errors } = useTranslation('errors', 'common')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** @returns whether it succeeded */
  const send = async (step: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await step()
      announce(done)
      await readAgain(client, ['/api/rights-requests', '/api/data-breaches'])
      return true
    } catch (error) {
      setProblem(thrownText(errors, error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, send }
}
