import { useAuthWork } from './use-auth-work.ts'
import { useErrorFocus } from './use-error-focus.ts'
import { useProblemText } from './use-problem-text.ts'

/** A form that signs in: what it does, what went wrong, said where it belongs, and the focus led there in `form`. */
export function useAuthForm() {
  const work = useAuthWork()
  const problemAt = useProblemText(work.problem)
  const form = useErrorFocus(work.problem)
  return { ...work, problemAt, form }
}
