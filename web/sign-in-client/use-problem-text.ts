import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type AuthProblem, type Place, problemText } from './auth-problem.ts'

/** The text of a problem at one place of a form; undefined if it belongs to another place. */
export function useProblemText(problem: AuthProblem | null): (place: Place) => string | undefined {
  const { t: auth } = useTranslation('auth')
  const { t: errors } = useTranslation('errors', 'common')
  return (place) => (problem?.place === place ? problemText({ auth, errors }, problem) : undefined)
}
