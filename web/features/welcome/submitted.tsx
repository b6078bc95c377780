import { pages, signInPagePath } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SignUpLink } from '#web/ui/sign-up-link.tsx'

/** The page of a link after the form was submitted: thanks, and how to see the answers. */
export function Submitted({ fitter }: { fitter: string }) {
  const { t } = useTranslation('invite')
  return (
    <div className="grid gap-3">
      <h1>{t('submitted.title')}</h1>
      <p className="text-lg text-muted">{t('submitted.text', { fitter })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton to={pages.login}>{t('submitted.logIn')}</LinkButton>
        <SignUpLink kind="quiet" to={signInPagePath(pages.signup, { from: 'intake' })}>
          {t('submitted.signUp')}
        </SignUpLink>
      </div>
    </div>
  )
}
