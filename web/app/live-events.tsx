import { lazy, Suspense, useEffect, useState } from 'react'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { useVisitor } from '../account/visitor.ts'
import { preloadWhenIdle } from '../ui/preload-when-idle.ts'

const nothing = { default: () => null }

/** Without its code what is shown is merely not kept current: no reason to disturb the page. */
const Notices = lazy(() =>
  Promise.all([
    import('#web/features/live-events/live-event-status.tsx'),
    loadNamespaces(['submissions']),
  ]).then(
    ([notices]) => notices,
    () => nothing,
  ),
)

/** Live notices for who is signed in, from when the page is interactive; never for guests. */
export function LiveEvents() {
  const visitor = useVisitor()
  const [idle, setIdle] = useState(false)
  useEffect(() => preloadWhenIdle([{ preload: async () => setIdle(true) }]), [])
  if (!idle || !visitor || visitor.guestOf !== undefined) return null
  return (
    <Suspense fallback={null}>
      <Notices fitter={visitor.role === 'fitter'} />
    </Suspense>
  )
}
