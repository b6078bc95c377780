import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useLinkSecret } from '#web/account/link-secret.ts'
import { RequireRole } from '#web/account/require-role.tsx'
import { keepFormOffline } from '#web/service-worker/register.ts'
import { milestoneIn } from './asked-milestone.ts'
import { FindFollowUp } from './find-follow-up.tsx'
import { FindMilestone } from './find-milestone.tsx'
import { FollowUpOf } from './form/follow-up-of.tsx'
import { Visit } from './visit/visit.tsx'

function OfSession({ sessionId }: { sessionId: string }) {
  const [secret, take] = useLinkSecret(`follow-up-${sessionId}`)
  const [search] = useSearchParams()
  const milestone = milestoneIn(search)
  if (secret !== null) return <Visit secret={secret} sessionId={sessionId} onUsed={() => take(null)} />
  return (
    <RequireRole who={['client']} guests>
      {milestone === undefined ? (
        <FindMilestone sessionId={sessionId} />
      ) : (
        <FollowUpOf key={`${sessionId}/${milestone}`} sessionId={sessionId} milestone={milestone} />
      )}
    </RequireRole>
  )
}

/** The follow-up page: opened by a reminder's link, for the session in the URL, or for the follow-up that is open. */
export default function FollowUpPage() {
  const { sessionId } = useParams()
  useEffect(keepFormOffline, [])
  if (sessionId) return <OfSession key={sessionId} sessionId={sessionId} />
  return (
    <RequireRole who={['client']} guests>
      <FindFollowUp />
    </RequireRole>
  )
}
