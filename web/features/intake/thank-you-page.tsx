import { useQuery } from '@tanstack/react-query'
import { type Location, Navigate, useLocation } from 'react-router'
import { useVisitor } from '#web/account/visitor.ts'
import { read } from '#web/api/read.ts'
import { sentIntakePath } from '#web/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PartPlace } from '#web/ui/part-place.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { NothingSent } from './nothing-sent.tsx'
import { type Sent, ThankYou } from './thank-you.tsx'

const textIn = (state: object, key: string): string | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(state, key)?.value
  return typeof value === 'string' ? value : undefined
}

/** What this tab has just submitted: the wizard's navigation state; null for anybody who came another way. */
function sentIn(state: unknown): Sent | null {
  if (typeof state !== 'object' || state === null || textIn(state, 'sessionId') === undefined) return null
  const keys = ['fitter', 'sessionId', 'name', 'email'] as const
  const known = keys
    .map((key) => [key, textIn(state, key)] as const)
    .filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(known), redFlag: 'redFlag' in state && state.redFlag === true }
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-8 md:py-14">
      {error ? <RequestFailure error={error} onRetry={onRetry} /> : <Skeleton lines={5} />}
    </div>
  )
}

const stopped = lazyPart(() => import('#web/form/stopped-page.tsx'), ['followUpPages'])

/** Thanks a guest whose intake was submitted. If the consent was withdrawn since, the fitter does not read it. */
function SentByGuest({ sessionId }: { sessionId: string }) {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/sessions/:sessionId/intake', { params: { sessionId } }),
    staleTime: 0,
  })
  const consents = useQuery({ ...read('GET /api/link-consents'), staleTime: 0 })
  if (!data || consents.isPending) return <Waiting error={error} onRetry={() => void refetch()} />
  if (data.state !== 'submitted') return <NothingSent />
  if (consents.data?.fit === false)
    return (
      <PartPlace waiting={<Skeleton lines={5} />}>
        <stopped.Part />
      </PartPlace>
    )
  return <ThankYou sent={{ fitter: data.fitter.name, sessionId }} />
}

/** Thanks a rider for the intake they submitted last. */
function SentByRider() {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/client/submissions', { query: { limit: 20 } }),
    staleTime: 0,
  })
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />
  const last = data.items.find(({ kind }) => kind === 'intake')
  if (!last) return <NothingSent />
  // What the thanks announce has happened.
  if (last.fitted) return <Navigate to={sentIntakePath('rider', last.sessionId)} replace />
  return <ThankYou sent={{ fitter: last.name, sessionId: last.sessionId }} />
}

/** Thanks for what this guest or this account has submitted; tells everybody else what the page is for. */
function SentBefore() {
  const visitor = useVisitor()
  if (visitor === undefined) return <Waiting error={null} onRetry={() => undefined} />
  if (visitor?.guestOf !== undefined && !visitor.followUp && !visitor.report)
    return <SentByGuest sessionId={visitor.guestOf} />
  return visitor?.role === 'client' && visitor.guestOf === undefined ? <SentByRider /> : <NothingSent />
}

/** The page after the form was submitted. */
export default function ThankYouPage() {
  const location: Location<unknown> = useLocation()
  const sent = sentIn(location.state)
  return sent ? <ThankYou sent={sent} /> : <SentBefore />
}
