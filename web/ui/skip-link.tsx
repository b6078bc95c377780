import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The id of the one main landmark of a page. */
export const mainId = 'main'

/** The first stop of the Tab key: past the navigation, to the page itself. */
export function SkipLink() {
  const { t } = useTranslation('frame')
  return (
    <a
      href={`#${mainId}`}
      className="fixed start-3 top-3 z-50 -translate-y-24 rounded-md bg-teal px-5 py-3 font-semibold text-on-teal focus:translate-y-0"
      data-screen-only
    >
      {t('skip')}
    </a>
  )
}
