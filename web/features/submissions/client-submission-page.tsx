import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { read } from '#web/api/read.ts'
import { DetailQuery } from './detail/detail-query.tsx'

/** One form by its own id, as the rider who sent it reads it. */
export default function ClientSubmissionPage() {
  const { id = '' } = useParams()
  const query = useQuery(read('GET /api/submissions/:submissionId', { params: { submissionId: id } }))
  return <DetailQuery query={query} as="rider" pathOfRevision={(each) => `/client/submission/${each.id}`} />
}
