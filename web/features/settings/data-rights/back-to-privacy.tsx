import { Link } from 'react-router'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Leads back to the overview that the page was opened from. */
export function BackToPrivacy() {
  const { t } = useTranslation('dataRights')
  return (
    <p>
      <Link to={pages.privacySettings} className="inline-flex min-h-11 items-center">
        {t('back')}
      </Link>
    </p>
  )
}
