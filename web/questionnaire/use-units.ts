import type { UnitSystem } from '#domain/units/quantities.ts'
import { defaultUnits } from '#locales/languages.ts'
import { usePresent } from '#web/account/present.ts'
import { useLanguage } from '#web/ui/language/use-translation.ts'

/** The reader's units: those set in the account, else the usual ones for the language. */
export function useUnits(): UnitSystem {
  const { user } = usePresent()
  const language = useLanguage()
  return user && 'units' in user ? user.units : defaultUnits(language)
}
