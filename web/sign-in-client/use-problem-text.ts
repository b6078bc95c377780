import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type AuthProblem, type Place, problemText } from './auth-problem.ts'

/** The text of a problem at one place of a form; undefined if it belongs to another place. */
export function useProblemText(problem: AuthProblem | null): (place: Place) => string | undefined {
  const { t: auth } = useTranslation('auth')
  const { t: errors } = useTranslation('errors', 'common')
  const format = useFormat()
  return (place) => (problem?.place === place ? problemText({ auth, errors, format }, problem) : undefined)
}
