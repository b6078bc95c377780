import { useQuery } from '@tanstack/react-query'
import type { UnitSystem } from '#domain/units/quantities.ts'
import { defaultUnits } from '#locales/languages.ts'
import { userQuery } from '#web/api/user-query.ts'
import { useLanguage } from '#web/ui/language/use-translation.ts'

/** The reader's units: those set in the account, else the usual ones for the language. */
export function useUnits(): UnitSystem {
  const { data } = useQuery(userQuery)
  const language = useLanguage()
  return data && 'units' in data ? data.units : defaultUnits(language)
}
