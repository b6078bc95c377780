import { use, useMemo, useState, useSyncExternalStore } from 'react'
import { translatorOf } from '#locales/translator.ts'
import type { Namespaces, Translate } from '#locales/typed-keys.ts'
import type { ShownLanguage } from './chosen-language.ts'
import { findTexts, onLanguageChange, shownLanguage, textsReady } from './texts.ts'

interface Translation<N extends Namespaces> {
  /** The same function until another language is shown. */
  t: Translate<N>
  language: ShownLanguage
}

/**
 * The texts of one or more namespaces in the language shown; waits (Suspense) until they are here.
 * The first namespace's keys stand alone, the others' after their name: `t('common:action.back')`.
 * @example const { t } = useTranslation('intake', 'common')
 */
export function useTranslation<const N extends Namespaces>(...namespaces: N): Translation<N> {
  const [wanted] = useState(namespaces)
  const language = useSyncExternalStore(onLanguageChange, shownLanguage)
  // In every render, and the same promise each time: React counts the waits of a component like its hooks.
  use(textsReady(wanted))
  return useMemo(() => ({ t: translatorOf(language, wanted, findTexts), language }), [language, wanted])
}

/** The language shown, where no texts are needed. */
export const useLanguage = (): ShownLanguage => useSyncExternalStore(onLanguageChange, shownLanguage)
