import { Link } from 'react-router'
import { riderPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { KnownRider } from './use-invite.ts'

interface KnownRiderNoteProps {
  rider: KnownRider
  /** Invites another rider who has the same address. */
  onAnother: () => void
  busy: boolean
}

/** Says that the fitter has a rider with the address already, with the way to that rider. */
export function KnownRiderNote({ rider, onAnother, busy }: KnownRiderNoteProps) {
  const { t } = useTranslation('invitations')
  return (
    <div role="alert" className="grid grid-cols-1 gap-3 rounded-md bg-amber-soft p-4 text-amber-deep">
      <p>
        <strong>{t('known.title', { email: rider.email })}</strong> {t('known.text')}
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <Link className="flex min-h-11 items-center font-semibold underline" to={riderPath(rider.riderId)}>
          {t('known.open')}
        </Link>
        <Button kind="quiet" size="small" busy={busy} onClick={onAnother}>
          {t('known.another')}
        </Button>
      </p>
    </div>
  )
}

/** The addresses of a list that belong to riders whom the fitter has already, each with the way to that rider. */
export function KnownRiders({ riders }: { riders: readonly KnownRider[] }) {
  const { t } = useTranslation('invitations')
  if (riders.length === 0) return null
  return (
    <div className="rounded-md bg-amber-soft p-4 text-amber-deep">
      <p>{t('known.several', { count: riders.length })}</p>
      <ul>
        {riders.map(({ email, riderId }) => (
          <li key={email}>
            <Link
              className="flex min-h-11 items-center wrap-anywhere font-semibold underline"
              to={riderPath(riderId)}
            >
              {email}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
