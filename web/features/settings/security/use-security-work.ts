import type { GoTrueClient } from '@supabase/auth-js'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAgain } from '#web/api/read-again.ts'
import { attempt } from '#web/sign-in-client/attempt.ts'
import { type AuthProblem, type Place, problemOf } from '#web/sign-in-client/auth-problem.ts'
import { secondsToWait } from '#web/sign-in-client/retry-after.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { type Need, useConfirmIdentity } from './confirm-identity.tsx'
import { refusalCode } from './refusal-code.ts'
import { readUserAgain } from './use-sign-in-user.ts'

type Work = (hosted: GoTrueClient) => Promise<void>

export interface SecurityWork {
  problem: AuthProblem | null
  setProblem(problem: AuthProblem | null): void
  /** The problem's text at one place of a form; undefined where it does not belong. */
  problemAt(place: Place): string | undefined
  busy: boolean
  /**
   * Does one thing at the sign-in service or the product. Where that needs a sign-in of just now or the second factor,
   * the person is asked and it is done again. Answers whether it was done; what went wrong becomes the problem.
   * @param after once it is done; by default everything shown of the sign-in is read again
   */
  run(work: Work, after?: () => Promise<unknown>): Promise<boolean>
}

/** What a refusal asks the person to show first; null when nothing they could show would help. */
function needOf(thrown: unknown): Need | null {
  const code = refusalCode(thrown)
  if (code === 'insufficient_aal' || code === 'second_factor_required') return 'factor'
  if (code === 'fresh_sign_in_required') return 'sign_in'
  return thrown instanceof Error && thrown.name === 'AuthSessionMissingError' ? 'sign_in' : null
}

function useAttempts() {
  const queryClient = useQueryClient()
  const confirm = useConfirmIdentity()
  /** Answers whether it was done: not, when the person would not show that it is them. */
  const attemptConfirmed = async (work: Work): Promise<boolean> => {
    try {
      await attempt(queryClient, work)
    } catch (error) {
      const need = needOf(error)
      if (need === null) throw error
      if (!(await confirm(need))) return false
      await attempt(queryClient, work)
    }
    return true
  }
  const refresh = () =>
    Promise.all([readUserAgain(queryClient), readAgain(queryClient, ['/api/account/sign-ins'])])
  return { attemptConfirmed, refresh }
}

/** The state of a form that changes how somebody signs in. */
export function useSecurityWork(): SecurityWork {
  const { attemptConfirmed, refresh } = useAttempts()
  const [problem, setProblem] = useState<AuthProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const run: SecurityWork['run'] = async (work, after = refresh) => {
    setBusy(true)
    setProblem(null)
    try {
      const done = await attemptConfirmed(work)
      if (done) await after()
      return done
    } catch (error) {
      setProblem(problemOf(error, secondsToWait()))
      return false
    } finally {
      setBusy(false)
    }
  }
  const problemAt = useProblemText(problem)
  return { problem, setProblem, problemAt, busy, run }
}
