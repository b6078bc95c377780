import { Link } from 'react-router'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { sessionPath } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { FormattedDate } from '#web/ui/times.tsx'
import { FollowUpLines } from '../follow-up-lines.tsx'
import type { RiderFile } from '../session.ts'
import { SessionPill } from '../status-pill.tsx'

type Fit = RiderFile['sessions'][number]

function FitLine({ fit, file }: { fit: Fit; file: RiderFile }) {
  const { t } = useTranslation('sessions')
  const nameOf = useBikeName()
  const bike = file.bikes.find(({ id }) => id === fit.bikeId)
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={sessionPath(fit.id)}
          className="flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
        >
          <FormattedDate at={fit.fittedAt ?? fit.createdAt} />
        </Link>
        <SessionPill status={fit.status} />
        <span className="min-w-0 text-muted" dir="auto">
          {bike ? nameOf(bike) : t('rider.bikeUnknown')}
        </span>
      </div>
      <FollowUpLines followUps={fit.followUps} />
    </li>
  )
}

/** All fits of a rider, the newest first, with their status and follow-ups. */
export function Fits({ file }: { file: RiderFile }) {
  const { t } = useTranslation('sessions')
  return (
    <Card title={t('rider.fits')}>
      {file.sessions.length === 0 ? (
        <p className="text-muted">{t('rider.noFits')}</p>
      ) : (
        <ul className="-my-3">
          {file.sessions.map((fit) => (
            <FitLine key={fit.id} fit={fit} file={file} />
          ))}
        </ul>
      )}
    </Card>
  )
}
