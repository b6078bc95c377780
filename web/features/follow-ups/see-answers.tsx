import { useVisitor } from '#web/account/visitor.ts'
import { loginPath, sentFollowUpPath } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { KeepAnswers } from './keep-answers.tsx'

/**
 * A link to the submitted answers. A signed-in account opens them at once, the guest of the form is offered an account,
 * and everyone else signs in first.
 */
export function SeeAnswers({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('followUpPages')
  const visitor = useVisitor()
  const place = sentFollowUpPath('rider', sessionId)
  if (visitor && visitor.guestOf === undefined) return <LinkButton to={place}>{t('thanks.see')}</LinkButton>
  if (visitor?.guestOf === sessionId) return <KeepAnswers sessionId={sessionId} />
  return <LinkButton to={loginPath(place)}>{t('thanks.logIn')}</LinkButton>
}
