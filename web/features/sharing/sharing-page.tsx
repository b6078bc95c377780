import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { Files } from './files.tsx'
import { Offers } from './offers.tsx'
import { sharingQuery } from './use-sharing.ts'

/** Which fitters see the rider's data: whom they let in, and what they share with others. */
export default function SharingPage() {
  const { t } = useTranslation('sharing')
  const name = usePageName()
  const { data, error, refetch } = useQuery(sharingQuery)
  return (
    <div className="max-w-3xl px-5 py-6 md:py-10">
      <h1>{name}</h1>
      <p className="mt-1 mb-6 text-muted">{t('lead')}</p>
      {data && (
        <div className="grid grid-cols-1 gap-5">
          <Files files={data.files} />
          <Offers sharing={data} />
        </div>
      )}
      {!data && error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
    </div>
  )
}
