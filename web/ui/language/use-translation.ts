import { use, useMemo, useState, useSyncExternalStore } from 'react'
import { translatorOf } from '#locales/translator.ts'
import type { Namespaces, Translate } from '#locales/typed-keys.ts'
import type { ShownLanguage } from './chosen-language.ts'
import { findTexts, onLanguageChange, shownLanguage, textsReady } from './texts.ts'

interface Translation<N extends Namespaces> {
  /** The function is the same until the language changes. */
  t: Translate<N>
  language: ShownLanguage
}

/**
 * The texts of one or more namespaces in the current language. Suspends until they are loaded. Keys of the first
 * namespace have no prefix; the others have one: `t('common:action.back')`.
 * @example const { t } = useTranslation('intake', 'common')
 */
export function useTranslation<const N extends Namespaces>(...namespaces: N): Translation<N> {
  const [wanted] = useState(namespaces)
  const language = useSyncExternalStore(onLanguageChange, shownLanguage, shownLanguage)
  // Called in every render with the same promise, because React tracks `use` calls like hooks.
  use(textsReady(wanted))
  return useMemo(() => ({ t: translatorOf(language, wanted, findTexts), language }), [language, wanted])
}

/** The current language, for components that need no texts. */
export const useLanguage = (): ShownLanguage =>
  useSyncExternalStore(onLanguageChange, shownLanguage, shownLanguage)
