import { useParams } from 'react-router'
import { FollowUpsPage } from './detail/sent-follow-ups-page.tsx'

/** The follow-ups of a fit for the rider who answered them. */
export default function ClientFollowUpPage() {
  const { sessionId = '' } = useParams()
  return <FollowUpsPage sessionId={sessionId} as="rider" />
}
