import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { draftRefusal, readDrafts } from '#web/drafts/draft-places.ts'
import { readFollowUp } from '#web/drafts/follow-up-kind.ts'
import { followUpPath } from '#web/paths.ts'
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

/** For a URL with a session and no milestone: opens the earliest open follow-up. */
export function FindMilestone({ sessionId }: { sessionId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['follow-up', 'milestone', sessionId],
    queryFn: () => findMilestone(sessionId),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  })
  if (data !== undefined) return <Navigate to={followUpPath(sessionId, data)} replace />
  if (error) return <NotYours error={error} onRetry={() => void refetch()} />
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-8">
      <Skeleton lines={8} />
    </div>
  )
}
