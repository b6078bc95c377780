import { pathIn } from '#locales/page-language.ts'
import { useLanguage } from '#web/ui/language/use-translation.ts'

/**
 * The address of a document in the language of this page: it is part of the address, so that a document needs no script to
 * be in it.
 */
export function useAddress(): (path: string) => string {
  const language = useLanguage()
  return (path) => pathIn(path, language)
}
