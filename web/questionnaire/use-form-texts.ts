import { useMemo } from 'react'
import type { Namespace } from '#locales/namespaces.ts'
import { sayText, type TranslateAny } from '#locales/translator.ts'
import { findTexts } from '#web/ui/language/texts.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/**
 * The texts of a questionnaire by the keys that its description gives (`fieldKey`, `optionKey`, …). Keys of its own
 * namespace have no prefix; `common:` has one. Suspends until the texts are loaded.
 */
export function useFormTexts(namespace: Namespace): TranslateAny {
  const { language } = useTranslation(namespace, 'common', 'zoneDetails')
  return useMemo(
    () => (key, values) =>
      sayText(language, findTexts, key.includes(':') ? key : `${namespace}:${key}`, values),
    [language, namespace],
  )
}
