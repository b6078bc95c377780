import { preferredSystem } from '#domain/units/preferred.ts'
import type { UnitSystem } from '#domain/units/quantities.ts'
import { usePresent } from '#web/account/present.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'

/** The reader's units: those set in the account, else the usual ones where they read. */
export function useUnits(): UnitSystem {
  const { user } = usePresent()
  const locale = useFormatLocale()
  return user && 'units' in user ? user.units : preferredSystem('length', locale)
}
