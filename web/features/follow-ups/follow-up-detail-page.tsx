import { useParams } from 'react-router'
import { FollowUpsPage } from './detail/sent-follow-ups-page.tsx'

/** The follow-ups of a fit for its fitter. */
export default function FollowUpDetailPage() {
  const { sessionId = '' } = useParams()
  return <FollowUpsPage sessionId={sessionId} as="fitter" />
}
