import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { read } from '#web/api/read.ts'
import { useReadForm } from '#web/form-reading/use-read-form.ts'
import { type ReaderRole, sentIntakePath } from '#web/paths.ts'
import { DetailQuery } from './detail/detail-query.tsx'

/** The intake of the session in the URL; with `?revision=`, an earlier revision. */
export function IntakeDetail({ as }: { as: ReaderRole }) {
  const { sessionId = '' } = useParams()
  const [search] = useSearchParams()
  const asked = Number(search.get('revision'))
  const revision = Number.isInteger(asked) && asked > 0 ? asked : undefined
  const query = useQuery({
    ...read('GET /api/sessions/:sessionId/intake/submission', { params: { sessionId }, query: { revision } }),
    // While a version loads, another version of the same form may be shown, but never another rider's form.
    placeholderData: (before) => (before?.sessionId === sessionId ? before : undefined),
  })
  useReadForm(as === 'fitter' && query.data ? [query.data.id] : [])
  return (
    <DetailQuery
      query={query}
      as={as}
      pathOfRevision={(each) => sentIntakePath(as, sessionId, each.revision)}
    />
  )
}
