import { PassportClaim } from '#web/passport/passport-claim.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import type { PassportImport } from './use-passport.ts'

/** Whose numbers a passport has and which of them no fitter measured, or why it is refused. */
export function PassportNote({ found: { passport, refused } }: { found: PassportImport }) {
  const { t } = useTranslation('passport')
  const wording = useMeasurementWording()
  const { date, list } = useFormat()
  if (refused)
    return (
      <p role="alert" className="font-medium text-coral-text">
        {refused === 'no_keys' ? t('keysFailed') : t(`refused.${refused}`)} {t('nothingTaken')}
      </p>
    )
  if (!passport) return null
  const own = passport.values.filter(({ by }) => by === 'rider')
  return (
    <div role="status">
      <PassportClaim passport={passport} />
      <p>{t('fittedOn', { date: date(passport.fittedOn) })}</p>
      {own.length > 0 && (
        <p>{t('byRiderList', { names: list(own.map(({ key, side }) => wording.name(key, side))) })}</p>
      )}
    </div>
  )
}
