import { Suspense, useEffect, useReducer } from 'react'
import { type Present, PresentContext } from '#web/account/present.ts'
import { IntakeOf } from '#web/features/intake/intake-of.tsx'
import { pages } from '#web/paths.ts'
import { keepFormOffline } from '#web/service-worker/register.ts'
import { isGuest } from '#web/sign-in-client/auth-user.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { NavigationContext, type Place, placeInBrowser } from '#web/ui/navigation.tsx'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { PageFrame } from '../page-frame.tsx'
import { FocusedShell } from '../shells/focused-shell.tsx'
import { Surroundings, surroundingsAhead } from '../surroundings.tsx'
import { useHistoryNavigation } from './use-history-navigation.ts'
import { usePresentGuest } from './use-present-guest.ts'

/** All pages of the product, with the router and the cache of what was read. */
const program = lazyPart(async () => ({ default: (await import('../app.tsx')).App }))

/** The session whose intake is at an address, or null for any other page. */
const sessionAt = ({ pathname, search }: Pick<Place, 'pathname' | 'search'>): string | null =>
  pathname === pages.intake ? new URLSearchParams(search).get('session') : null

/** Whether the person fills in an intake as a guest, or is not known yet. */
const isGuestOfIntake = ({ status, user }: Present): boolean =>
  status === 'loading' || (isGuest(user) && !user.followUp && !user.report)

interface Leaving {
  /** Has the program take over. */
  leave: () => void
}

function Leave({ leave }: Leaving) {
  useEffect(leave, [leave])
  return <Spinner />
}

function GuestForm({ leave }: Leaving) {
  const navigation = useHistoryNavigation()
  const present = usePresentGuest()
  const sessionId = sessionAt(navigation.place)
  useEffect(() => void keepFormOffline(), [])
  useEffect(() => preloadWhenIdle([...surroundingsAhead, program]), [])
  if (sessionId === null || !isGuestOfIntake(present)) return <Leave leave={leave} />
  if (present.status === 'loading') return <Spinner />
  return (
    <PresentContext value={present}>
      <NavigationContext value={navigation}>
        <Surroundings />
        <PageFrame title="intake">
          <FocusedShell>
            <IntakeOf key={sessionId} sessionId={sessionId} sent={() => <Leave leave={leave} />} />
          </FocusedShell>
        </PageFrame>
      </NavigationContext>
    </PresentContext>
  )
}

/**
 * A guest's intake without the rest of the product, so that a phone loads less before the form can be used. As soon as
 * anything else is needed, the program takes over at the same address, and stays.
 */
export function FormEntry() {
  const [left, leave] = useReducer(
    () => true,
    null,
    () => sessionAt(placeInBrowser()) === null,
  )
  return (
    <ErrorBoundary place={String(left)}>
      <Suspense fallback={<Spinner />}>{left ? <program.Part /> : <GuestForm leave={leave} />}</Suspense>
    </ErrorBoundary>
  )
}
