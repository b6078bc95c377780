import { useEffect, useReducer, useState } from 'react'
import { trackLoading } from '#web/api/page-loading.ts'
import { draftRefusal, readDrafts } from '#web/drafts/draft-places.ts'
import { readFollowUp } from '#web/drafts/follow-up-kind.ts'
import { followUpPath } from '#web/paths.ts'
import { Redirect } from '#web/ui/navigation.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { NotYours } from './not-yours.tsx'

/** The milestone to open: from the server, else the one begun on this device. */
async function findMilestone(sessionId: string): Promise<number> {
  try {
    return (await readFollowUp(sessionId)).milestone
  } catch (error) {
    const drafts = draftRefusal(error) === 'retry' ? await readDrafts(new Date()).catch(() => []) : []
    const begun = drafts.find((draft) => draft.sessionId === sessionId && draft.followUp)?.followUp
    if (!begun) throw error
    return begun.milestone
  }
}

/** The milestone to open, or why it was not found; null while it is looked for. */
type Found = { milestone: number } | { error: unknown } | null

function useMilestone(sessionId: string): Found {
  const [found, setFound] = useState<Found>(null)
  useEffect(() => {
    let left = false
    setFound(null)
    trackLoading(findMilestone(sessionId)).then(
      (milestone) => !left && setFound({ milestone }),
      (error: unknown) => !left && setFound({ error }),
    )
    return () => {
      left = true
    }
  }, [sessionId])
  return found
}

function Attempt({ sessionId, onRetry }: { sessionId: string; onRetry: () => void }) {
  const found = useMilestone(sessionId)
  if (found && 'milestone' in found) return <Redirect to={followUpPath(sessionId, found.milestone)} />
  if (found) return <NotYours error={found.error} onRetry={onRetry} />
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-8">
      <Skeleton lines={8} />
    </div>
  )
}

/** For a URL with a session and no milestone: opens the earliest open follow-up. */
export function FindMilestone({ sessionId }: { sessionId: string }) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  return <Attempt key={attempt} sessionId={sessionId} onRetry={retry} />
}
