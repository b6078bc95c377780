import type { UseQueryResult } from '@tanstack/react-query'
import type { ReaderRole } from '#web/paths.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import type { Detail } from '../submission.ts'
import { DetailView } from './detail-view.tsx'
import type { RevisionPath } from './versions.tsx'

interface DetailQueryProps {
  query: UseQueryResult<Detail>
  as: ReaderRole
  pathOfRevision: RevisionPath
}

/** A form while it is loading, with its error, or loaded. */
export function DetailQuery({ query, as, pathOfRevision }: DetailQueryProps) {
  const { data, error, refetch } = query
  if (data) return <DetailView detail={data} as={as} pathOfRevision={pathOfRevision} />
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-7 md:px-9">
      {error ? <RequestFailure error={error} onRetry={() => void refetch()} /> : <Skeleton lines={9} />}
    </div>
  )
}
