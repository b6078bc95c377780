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
  /** The text of the problem at one place of a form; undefined if it belongs to another place. */
  problemAt(place: Place): string | undefined
  busy: boolean
  /**
   * Runs one operation at the sign-in service or the product. If it needs a recent sign-in or the second factor, the
   * person is asked and the operation is repeated. Returns whether it succeeded; an error becomes the problem.
   * @param after called on success; by default, everything shown about the sign-in is read again
   */
  run(work: Work, after?: () => Promise<unknown>): Promise<boolean>
}

/** What the person must confirm first after a refusal; null if no confirmation would help. */
function needOf(thrown: unknown): Need | null {
  const code = refusalCode(thrown)
  if (code === 'insufficient_aal' || code === 'second_factor_required') return 'factor'
  if (code === 'fresh_sign_in_required' || code === 'reauthentication_needed') return 'sign_in'
  return thrown instanceof Error && thrown.name === 'AuthSessionMissingError' ? 'sign_in' : null
}

function useAttempts() {
  const queryClient = useQueryClient()
  const confirm = useConfirmIdentity()
  /** Returns whether it succeeded. It fails if the person does not confirm their identity. */
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

/** The state of a form that changes how a person signs in. */
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
