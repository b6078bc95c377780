import { checkMeasurement } from '#domain/measurements/check.ts'
import type { Imported } from '#domain/measurements/exchange.ts'
import type { Passport } from '#domain/passport/passport.ts'
import { looksLikePassport, type PassportRefusal } from '#domain/passport/verify-passport.ts'
import { useVerdict } from '#web/passport/use-verdict.ts'

/** The numbers of a passport as values before this fit. What no fitter measured is stored so. */
function importedOf({ values }: Passport): Imported {
  const isImplausible = (index: number) => {
    const one = values[index]
    return one !== undefined && checkMeasurement(one.key, one.value, one.reference).verdict === 'implausible'
  }
  return {
    measurements: values.map(({ by, ...value }) => ({
      ...value,
      method: by === 'rider' ? 'rider' : value.method,
      phase: 'before',
    })),
    problems: [],
    implausible: [...values.keys()].filter(isImplausible),
  }
}

/** What a text says as a fit passport; `is` false if it does not look like one. */
export interface PassportImport {
  is: boolean
  passport: Passport | null
  refused: PassportRefusal | 'no_keys' | null
  imported: Imported | null
}

/** Verifies a text that looks like a fit passport, or like the link of one. One that is refused imports nothing. */
export function usePassport(text: string): PassportImport {
  const is = looksLikePassport(text)
  const { verdict, keysFailed } = useVerdict(is ? text : null)
  const passport = verdict && 'passport' in verdict ? verdict.passport : null
  const refused = verdict && 'refused' in verdict ? verdict.refused : null
  return {
    is,
    passport,
    refused: is && keysFailed ? 'no_keys' : refused,
    imported: passport && importedOf(passport),
  }
}
