import { fallbackLanguage, languages } from '#locales/languages.ts'
import { pathNaming } from '#locales/page-language.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/**
 * Says that a translated legal text has not been reviewed, and leads to the English one. Nothing in English.
 * @param page the address of the text
 */
export function TranslationNote({ page }: { page: string }) {
  const { t, language } = useTranslation('legal')
  if (language === fallbackLanguage) return null
  const { name, intl } = languages[fallbackLanguage]
  return (
    <p className="mb-5 max-w-prose text-secondary text-muted">
      {t('translationNote')}{' '}
      <a
        href={pathNaming(page, fallbackLanguage)}
        hrefLang={intl}
        lang={intl}
        className="font-semibold underline"
      >
        {name}
      </a>
    </p>
  )
}
