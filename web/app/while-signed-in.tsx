import { type ComponentType, Suspense, useEffect, useState } from 'react'
import type { Namespace } from '#locales/namespaces.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useVisitor } from '../account/visitor.ts'
import { workWhenIdle } from '../ui/preload-when-idle.ts'

const nothing = { default: () => null }

/** A part that the page works without: where its code or its texts cannot be loaded, nothing is shown. */
const optionalPart = <Props extends object>(
  file: () => Promise<{ default: ComponentType<Props> }>,
  texts: readonly Namespace[],
) =>
  lazyPart<Props>(() =>
    Promise.all([file(), loadNamespaces(texts)]).then(
      ([part]) => part,
      () => nothing,
    ),
  )

const { Part: LiveEventStatus } = optionalPart(
  () => import('#web/features/live-events/live-event-status.tsx'),
  ['submissions'],
)
const { Part: StayQuestion } = optionalPart(() => import('../account/stay-question.tsx'), ['devices'])

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
