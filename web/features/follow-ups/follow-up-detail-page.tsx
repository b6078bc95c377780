import { useParams } from 'react-router'
import { FollowUpsPage } from './detail/sent-follow-ups-page.tsx'

/** The follow-ups of a fitting as its fitter reads them. */
export default function FollowUpDetailPage() {
  const { sessionId = '' } = useParams()
  return <FollowUpsPage sessionId={sessionId} as="fitter" />
}
