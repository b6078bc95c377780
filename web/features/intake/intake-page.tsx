import { useEffect, useMemo } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { homeOf } from '#web/account/access.ts'
import { useVisitor } from '#web/account/visitor.ts'
import { intakeKind, readIntake } from '#web/drafts/draft-places.ts'
import { FormOpening, useOpenedForm } from '#web/form/form-opening.tsx'
import { Wizard } from '#web/form/wizard.tsx'
import { keepFormOffline } from '#web/service-worker/register.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { intakeParts } from './intake-parts.ts'

const findSession = lazyPart(async () => ({ default: (await import('./find-session.tsx')).FindSession }))
const sentAlready = lazyPart(async () => ({ default: (await import('./sent-already.tsx')).SentAlready }))

/** The form of one session. */
function IntakeOf({ sessionId }: { sessionId: string }) {
  const source = useMemo(
    () => ({ ...intakeKind, key: sessionId, form: () => readIntake(sessionId) }),
    [sessionId],
  )
  const opened = useOpenedForm(source)
  if (opened.at === 'open') return <Wizard {...opened} parts={intakeParts} />
  if (opened.at === 'closed') return <sentAlready.Part fitter={opened.form.fitter.name} />
  return <FormOpening opening={opened} />
}

/** The intake page: for the session in the URL, else the one that `FindSession` finds. */
export default function IntakePage() {
  const [search] = useSearchParams()
  const visitor = useVisitor()
  const sessionId = search.get('session')
  useEffect(() => void keepFormOffline(), [])
  // The device does not remember the kind of a guest's form. The server's answer leads to the right one.
  if (visitor?.followUp) return <Navigate to={homeOf(visitor)} replace />
  return sessionId ? (
    <IntakeOf key={sessionId} sessionId={sessionId} />
  ) : (
    <findSession.Part fitter={search.get('fitter')} />
  )
}
