import { pages, sentFollowUpPath, signInPagePath } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'

/** Links to sign in or sign up, so that the account keeps the guest's file. Afterwards the answers are shown. */
export function KeepAnswers({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('followUpPages')
  const intent = { from: 'followUp', next: sentFollowUpPath('rider', sessionId) } as const
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-card p-5">
      <h2 className="font-semibold text-base tracking-normal">{t('thanks.accountTitle')}</h2>
      <p className="text-muted">{t('thanks.account')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={signInPagePath(pages.login, intent)}>{t('thanks.logIn')}</LinkButton>
        <LinkButton kind="quiet" to={signInPagePath(pages.signup, intent)} state={{ role: 'client' }}>
          {t('thanks.signUp')}
        </LinkButton>
      </div>
      <Link
        to={pages.linkConsents}
        className="inline-flex min-h-11 items-center justify-self-start text-teal underline underline-offset-2"
      >
        {t('thanks.consents')}
      </Link>
    </section>
  )
}
