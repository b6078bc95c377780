import { homeOf } from '#web/account/access.ts'
import { useVisitor } from '#web/account/visitor.ts'
import { loginPath, pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** What the page is for, shown to somebody of whom no submitted intake is known. */
export function NothingSent() {
  const { t } = useTranslation('thankYou')
  const visitor = useVisitor()
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-3 px-5 py-8 md:py-14">
      <h1>{t('nothing.title')}</h1>
      <p className="text-lg text-muted">{t(visitor ? 'nothing.text' : 'nothing.signedOut')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {visitor ? (
          <LinkButton to={homeOf(visitor)}>{t('nothing.home')}</LinkButton>
        ) : (
          <>
            <LinkButton to={loginPath(pages.thankYou)}>{t('nothing.logIn')}</LinkButton>
            <LinkButton kind="quiet" to={pages.invitation}>
              {t('nothing.haveCode')}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}
