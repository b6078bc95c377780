import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read } from '#web/api/read.ts'
import { pages } from '#web/paths.ts'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Entry } from '../../../account/entry.ts'

/** A link that helps with a problem that trying again does not solve. Renders nothing for other problems. */
export function ProblemLink({ problem, entry }: { problem: AuthProblem | null; entry: Entry }) {
  const { t } = useTranslation('auth')
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  if (problem?.kind !== 'plain') return null
  switch (problem.code) {
    case 'session_gone':
      return <Link to={entry.to(pages.login)}>{t('way.logIn')}</Link>
    case 'reauthentication_needed':
    case 'current_password_required':
      return <Link to={entry.to(pages.forgotPassword)}>{t('way.askForLink')}</Link>
    case 'user_banned':
      return settings ? <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a> : null
    case 'provider_trip_lost':
    case 'other_browser':
      return <Link to={entry.to(pages.login)}>{t('way.beginAgain')}</Link>
    default:
      return null
  }
}
