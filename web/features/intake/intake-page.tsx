import { useEffect } from 'react'
import { homeOf } from '#web/account/access.ts'
import { useVisitor } from '#web/account/visitor.ts'
import { keepFormOffline } from '#web/service-worker/register.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Redirect, useNavigation } from '#web/ui/navigation.tsx'
import { IntakeOf } from './intake-of.tsx'

const findSession = lazyPart(
  async () => ({ default: (await import('./find-session.tsx')).FindSession }),
  ['intake'],
)
const sentAlready = lazyPart(async () => ({ default: (await import('./sent-already.tsx')).SentAlready }))

/** The intake page: for the session in the URL, else the one that `FindSession` finds. */
export default function IntakePage() {
  const search = new URLSearchParams(useNavigation().place.search)
  const visitor = useVisitor()
  const sessionId = search.get('session')
  useEffect(keepFormOffline, [])
  // The device does not remember the kind of a guest's form. The server's answer leads to the right one.
  if (visitor?.followUp) return <Redirect to={homeOf(visitor)} />
  return sessionId ? (
    <IntakeOf key={sessionId} sessionId={sessionId} sent={(fitter) => <sentAlready.Part fitter={fitter} />} />
  ) : (
    <findSession.Part fitter={search.get('fitter')} />
  )
}
