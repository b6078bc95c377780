import { Link } from 'react-router'
import { pages } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Where a person gets a copy of everything that is theirs. */
export function DownloadLink() {
  const { t } = useTranslation('download')
  return (
    <Card>
      <Link to={pages.downloadSettings} className="font-semibold text-teal underline underline-offset-2">
        {t('link')}
      </Link>
      <p className="text-secondary text-muted">{t('linkHint')}</p>
    </Card>
  )
}
