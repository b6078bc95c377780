import { useAuthErrorFocus } from './use-auth-error-focus.ts'
import { useAuthWork } from './use-auth-work.ts'
import { useProblemText } from './use-problem-text.ts'

/**
 * A sign-in form: its operation and its problem. The problem is shown at its field, and `form` moves the focus there.
 */
export function useAuthForm() {
  const work = useAuthWork()
  const problemAt = useProblemText(work.problem)
  const form = useAuthErrorFocus(work.problem)
  return { ...work, problemAt, form }
}
