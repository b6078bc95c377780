import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lastMomentOf } from '#domain/sharing/offer.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { riderPath, sessionPath } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { FormattedDate } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

type SharedFile = CallResponse<'GET /api/shared-fits'>['files'][number]

function File({ file }: { file: SharedFile }) {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const nameOf = useBikeName()
  return (
    <Card title={file.riderName} aside={t('shared.by', { name: file.fitterName })}>
      <ul>
        {file.fits.map(({ sessionId, fittedAt, bike }) => (
          <li key={sessionId} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={sessionPath(sessionId)}
              className="flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
            >
              <FormattedDate at={fittedAt} />
            </Link>
            <span className="min-w-0 text-muted" dir="auto">
              {bike ? nameOf(bike) : t('shared.bikeUnknown')}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-secondary text-muted">
        {file.until ? t('shared.until', { date: format.date(lastMomentOf(file.until)) }) : t('shared.noEnd')}
      </p>
      {file.ownRiderId && (
        <Link
          to={riderPath(file.ownRiderId)}
          className="flex min-h-11 items-center text-teal underline underline-offset-4"
        >
          {t('shared.own', { name: file.riderName })}
        </Link>
      )}
    </Card>
  )
}

/** The fits that riders share with the fitter, to read. */
export default function SharedFitsPage() {
  const { t } = useTranslation('sharing')
  const name = usePageName()
  const { data, error, refetch } = useQuery({ ...read('GET /api/shared-fits'), refetchOnMount: 'always' })
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-5 px-5 py-7 md:px-9">
      <div>
        <h1>{name}</h1>
        <p className="max-w-prose text-muted">{t('shared.lead')}</p>
      </div>
      {error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data?.files.length === 0 && <EmptyState title={t('shared.empty')} text={t('shared.emptyText')} />}
      {data?.files.map((file) => (
        <File key={file.riderId} file={file} />
      ))}
    </div>
  )
}
