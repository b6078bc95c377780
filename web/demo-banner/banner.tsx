import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Says that everything in a demo is invented. */
export function Banner() {
  const { t } = useTranslation('demo')
  return (
    <aside
      aria-label={t('banner.label')}
      className="border-b border-line bg-sunken px-5 py-2 text-center text-ink text-secondary lg:px-20 xl:px-58"
    >
      {t('banner.text')}
    </aside>
  )
}
