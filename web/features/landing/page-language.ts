import { pathIn } from '#locales/page-language.ts'
import { useLanguage } from '#web/ui/language/use-translation.ts'

/** The address of a page in the language of this one: it is part of the address, so that it needs no script. */
export function useAddress(): (path: string) => string {
  const language = useLanguage()
  return (path) => pathIn(path, language)
}
