import { usePublicSettings } from '#web/api/use-public-settings.ts'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Leads to the demo, where there is one. */
export function DemoLink() {
  const { t } = useTranslation('dashboard')
  const demoUrl = usePublicSettings()?.demoUrl
  if (!demoUrl) return null
  return (
    <p className="mt-4">
      <a href={`${demoUrl}${pages.demo}`}>{t('first.demo')}</a>
    </p>
  )
}
