import { useEffect } from 'react'
import { useLinkSecret } from '#web/account/link-secret.ts'
import { RequireRole } from '#web/account/require-role.tsx'
import { sessionOfFollowUp } from '#web/paths.ts'
import { keepFormOffline } from '#web/service-worker/register.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { milestoneIn } from './asked-milestone.ts'
import { FindMilestone } from './find-milestone.tsx'
import { FollowUpOf } from './form/follow-up-of.tsx'
import { Visit } from './visit/visit.tsx'

const findFollowUp = lazyPart(async () => ({ default: (await import('./find-follow-up.tsx')).FindFollowUp }))

function OfSession({ sessionId }: { sessionId: string }) {
  const [secret, take] = useLinkSecret(`follow-up-${sessionId}`)
  const milestone = milestoneIn(new URLSearchParams(useNavigation().place.search))
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
  const sessionId = sessionOfFollowUp(useNavigation().place.pathname)
  useEffect(keepFormOffline, [])
  if (sessionId) return <OfSession key={sessionId} sessionId={sessionId} />
  return (
    <RequireRole who={['client']} guests>
      <findFollowUp.Part />
    </RequireRole>
  )
}
