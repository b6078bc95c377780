import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { read } from '#web/api/read.ts'
import { clientSubmissionPath } from '#web/paths.ts'
import { DetailQuery } from './detail/detail-query.tsx'
import { pathOf } from './submission.ts'

/** One form by its id, for the rider who submitted it. */
export default function ClientSubmissionPage() {
  const { id = '' } = useParams()
  const query = useQuery(read('GET /api/submissions/:submissionId', { params: { submissionId: id } }))
  // A follow-up is shown on its own page, with the intake's scores for comparison.
  if (query.data?.kind === 'follow_up') return <Navigate to={pathOf('rider', query.data)} replace />
  return <DetailQuery query={query} as="rider" pathOfRevision={(each) => clientSubmissionPath(each.id)} />
}
