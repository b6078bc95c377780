import type { GoTrueClient } from '@supabase/auth-js'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AuthProblem, problemOf } from './auth-problem.ts'
import { asksForMore, awaitExchange, takeExchangeFailure } from './exchange-failure.ts'
import { openHosted } from './hosted-client.ts'
import { secondsToWait } from './retry-after.ts'

interface AuthWork {
  problem: AuthProblem | null
  setProblem(problem: AuthProblem | null): void
  busy: boolean
  /** Does one thing at the sign-in service; whatever goes wrong on the way becomes the problem. Answers whether it is done. */
  run(work: (hosted: GoTrueClient) => Promise<void>): Promise<boolean>
}

/** The state of a form that talks to the sign-in service. */
export function useAuthWork(): AuthWork {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<AuthProblem | null>(null)
  const [busy, setBusy] = useState(false)

  const run: AuthWork['run'] = async (work) => {
    const over = awaitExchange()
    setBusy(true)
    setProblem(null)
    try {
      const hosted = await openHosted(queryClient)
      // What a stored session met on the way is not this work's.
      takeExchangeFailure()
      await work(hosted)
      const refused = takeExchangeFailure()
      if (refused !== null) throw refused
      return true
    } catch (error) {
      if (!asksForMore(error)) setProblem(problemOf(error, secondsToWait()))
      return false
    } finally {
      over()
      setBusy(false)
    }
  }
  return { problem, setProblem, busy, run }
}
