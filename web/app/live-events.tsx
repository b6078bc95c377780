import { Suspense, useEffect, useState } from 'react'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useVisitor } from '../account/visitor.ts'
import { workWhenIdle } from '../ui/preload-when-idle.ts'

const nothing = { default: () => null }

/** If the code cannot be loaded, the page works without live updates, so a failure renders nothing. */
const { Part: LiveEventStatus } = lazyPart(() =>
  Promise.all([
    import('#web/features/live-events/live-event-status.tsx'),
    loadNamespaces(['submissions']),
  ]).then(
    ([status]) => status,
    () => nothing,
  ),
)

/** Live updates for signed-in people once the page is interactive. Guests do not get them. */
export function LiveEvents() {
  const visitor = useVisitor()
  const [idle, setIdle] = useState(false)
  useEffect(() => workWhenIdle([{ preload: async () => setIdle(true) }]), [])
  if (!idle || !visitor || visitor.guestOf !== undefined) return null
  return (
    <Suspense fallback={null}>
      <LiveEventStatus fitter={visitor.role === 'fitter'} />
    </Suspense>
  )
}
