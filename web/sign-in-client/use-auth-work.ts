import type { GoTrueClient } from '@supabase/auth-js'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { attempt } from './attempt.ts'
import { type AuthProblem, problemOf } from './auth-problem.ts'
import { asksForMore } from './exchange-failure.ts'
import { secondsToWait } from './retry-after.ts'

interface AuthWork {
  problem: AuthProblem | null
  setProblem(problem: AuthProblem | null): void
  busy: boolean
  /** Runs one operation at the sign-in service. An error becomes the problem. Returns whether it succeeded. */
  run(work: (hosted: GoTrueClient) => Promise<void>): Promise<boolean>
}

/** The state of a form that talks to the sign-in service. */
export function useAuthWork(): AuthWork {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<AuthProblem | null>(null)
  const [busy, setBusy] = useState(false)

  const run: AuthWork['run'] = async (work) => {
    setBusy(true)
    setProblem(null)
    try {
      await attempt(queryClient, work)
      return true
    } catch (error) {
      if (!asksForMore(error)) setProblem(problemOf(error, secondsToWait()))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { problem, setProblem, busy, run }
}
