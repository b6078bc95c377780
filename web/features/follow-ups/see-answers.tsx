import { useVisitor } from '#web/account/visitor.ts'
import { loginPath, sentFollowUpPath } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { KeepAnswers } from './keep-answers.tsx'

/** The way to what was sent: for who is signed in at once, for its guest by an account, for everybody else after the sign-in. */
export function SeeAnswers({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('followUpPages')
  const visitor = useVisitor()
  const place = sentFollowUpPath('rider', sessionId)
  if (visitor && visitor.guestOf === undefined) return <LinkButton to={place}>{t('thanks.see')}</LinkButton>
  if (visitor?.guestOf === sessionId) return <KeepAnswers sessionId={sessionId} />
  return <LinkButton to={loginPath(place)}>{t('thanks.logIn')}</LinkButton>
}
