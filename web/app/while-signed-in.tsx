import { Suspense, useEffect, useState } from 'react'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useVisitor } from '../account/visitor.ts'
import { workWhenIdle } from '../ui/preload-when-idle.ts'

const nothing = { default: () => null }

/** If code or texts cannot be loaded, the page works without live updates and the question, so a failure renders nothing. */
const { Part: LiveEventStatus } = lazyPart(() =>
  Promise.all([
    import('#web/features/live-events/live-event-status.tsx'),
    loadNamespaces(['submissions']),
  ]).then(
    ([status]) => status,
    () => nothing,
  ),
)

const { Part: StayQuestion } = lazyPart(() =>
  Promise.all([import('../account/stay-question.tsx'), loadNamespaces(['devices'])]).then(
    ([question]) => question,
    () => nothing,
  ),
)

/** Once the page is interactive: live updates for people with an account, and the question before their log-in ends. */
export function WhileSignedIn() {
  const visitor = useVisitor()
  const [idle, setIdle] = useState(false)
  useEffect(() => workWhenIdle([{ preload: async () => setIdle(true) }]), [])
  if (!idle || !visitor || visitor.guestOf !== undefined) return null
  return (
    <Suspense fallback={null}>
      <LiveEventStatus fitter={visitor.role === 'fitter'} />
      <StayQuestion role={visitor.role} />
    </Suspense>
  )
}
