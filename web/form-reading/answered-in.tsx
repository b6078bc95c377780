import type { Field } from '#domain/questionnaires/questionnaire.ts'
import { intlLocale, isLanguage } from '#locales/languages.ts'
import { useLanguage, useTranslation } from '#web/ui/language/use-translation.ts'

/** How `Intl` names the languages: Chinese is told apart by its script, not by a country. */
const NAMED: Readonly<Record<string, string>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' }

/** Whether an answer is in the words of whoever gave it. */
export const isOwnWords = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'text' || kind === 'longText'

/** The language of somebody's words, as the attribute of what shows them; undefined if it is the reader's own. */
export function useForeign(language: string): string | undefined {
  const own = useLanguage()
  return isLanguage(language) && language !== own ? intlLocale(language) : undefined
}

/** In which language a form was filled in, for a reader of another one. */
export function AnsweredIn({ language }: { language: string }) {
  const { t, language: own } = useTranslation('frame')
  if (useForeign(language) === undefined) return null
  const names = new Intl.DisplayNames(intlLocale(own), { type: 'language' })
  return (
    <dl className="flex flex-wrap gap-x-2 text-muted">
      <dt>{t('language.label')}</dt>
      <dd className="font-semibold text-ink">{names.of(NAMED[language] ?? language)}</dd>
    </dl>
  )
}
