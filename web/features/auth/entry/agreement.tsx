import { Link } from 'react-router'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** What creating an account agrees to. The links open in new tabs, so that no input is lost. */
export function Agreement() {
  const { t } = useTranslation('auth')
  return (
    <div className="text-secondary text-muted">
      <p>{t('signUp.agreement')}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <Link to={pages.termsOfService} target="_blank" className="py-0.5">
          {t('signUp.terms')}
        </Link>
        <Link to={pages.privacyPolicy} target="_blank" className="py-0.5">
          {t('signUp.privacy')}
        </Link>
      </p>
    </div>
  )
}
