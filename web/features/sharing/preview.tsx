import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

type Fit = CallResponse<'GET /api/share-preview'>['fits'][number]

const COUNTED = ['forms', 'measurements', 'changes', 'recommendations', 'photos'] as const

function FitLine({ fit }: { fit: Fit }) {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const has = COUNTED.filter((what) => fit[what] > 0).map((what) => t(`form.${what}`, { count: fit[what] }))
  return (
    <li className="break-words">
      <span className="font-medium">
        {t('form.fit', { date: format.date(fit.fittedAt), name: fit.fitterName || t('files.gone') })}
      </span>
      {has.length > 0 && <span className="block text-secondary text-muted">{format.list(has)}</span>}
    </li>
  )
}

interface PreviewProps {
  bikeId: string | undefined
  fitsFrom: string | undefined
}

/** The fits that a share would open, with what is in each. */
export function Preview({ bikeId, fitsFrom }: PreviewProps) {
  const { t } = useTranslation('sharing')
  const { data, error, refetch } = useQuery({
    ...read('GET /api/share-preview', { query: { bikeId, fitsFrom } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnReconnect: true,
  })
  return (
    <section aria-label={t('form.preview')} className="grid grid-cols-1 gap-2 rounded-lg bg-sunken p-4">
      <h3>{t('form.preview')}</h3>
      {error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} />}
      {data?.fits.length === 0 && <p role="status">{t('form.nothing')}</p>}
      {data && data.fits.length > 0 && (
        <ul className="grid gap-2">
          {data.fits.map((fit) => (
            <FitLine key={fit.sessionId} fit={fit} />
          ))}
        </ul>
      )}
      <p className="text-secondary text-muted">{t('form.never')}</p>
    </section>
  )
}
