import type { Passport } from '#domain/passport/passport.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Who fitted, and who confirms it: a claim that the signature proves. */
export function PassportClaim({ passport }: { passport: Passport }) {
  const { t } = useTranslation('passport')
  const { name, studio } = passport.fitter
  const fitter = studio ? t('fitterOf', { fitter: name, studio }) : name
  return (
    <p className="font-semibold" dir="auto">
      {t('confirmed', { fitter, host: new URL(passport.issuer).host })}
    </p>
  )
}
