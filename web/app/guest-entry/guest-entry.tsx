import { Suspense, useEffect, useReducer } from 'react'
import { type Present, PresentContext } from '#web/account/present.ts'
import { IntakeOf } from '#web/features/intake/intake-of.tsx'
import { pages } from '#web/paths.ts'
import { keepFormOffline } from '#web/service-worker/register.ts'
import { isGuest } from '#web/sign-in-client/auth-user.ts'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { NavigationContext, type Place, placeInBrowser } from '#web/ui/navigation.tsx'
import { preloadWhenIdle, workWhenIdle } from '#web/ui/preload-when-idle.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { PageFrame } from '../page-frame.tsx'
import { PageShown } from '../page-shown.ts'
import { FocusedShell } from '../shells/focused-shell.tsx'
import { ShortcutDialogs } from '../shortcut-dialogs/shortcut-dialogs.tsx'
import { Surroundings, surroundingsAhead } from '../surroundings.tsx'
import { useHistoryNavigation } from './use-history-navigation.ts'
import { usePresentGuest } from './use-present-guest.ts'

/** All pages of the product, with the router and the cache of what was read. */
const program = lazyPart(async () => ({ default: (await import('../app.tsx')).App }))

const invitePage = lazyPart(() => import('#web/features/welcome/welcome-page.tsx'), ['invite', 'errors'])

/** A page that a guest can use without the program. */
type GuestPage = { title: 'intake'; sessionId: string } | { title: 'invitation' }

/** The guest's page at an address, or null for any other page. */
function guestPageAt({ pathname, search }: Pick<Place, 'pathname' | 'search'>): GuestPage | null {
  const sessionId = new URLSearchParams(search).get('session')
  if (pathname === pages.intake && sessionId !== null) return { title: 'intake', sessionId }
  return pathname === pages.invitation ? { title: 'invitation' } : null
}

/** Fetches what the guest's page at the address shows first. If it fails, the page fetches it again. */
export async function preloadGuestPage(): Promise<void> {
  const page = guestPageAt(placeInBrowser())
  if (page?.title === 'invitation') await invitePage.preload()
  if (page?.title === 'intake') await loadNamespaces(['intake'])
}

/** Whether the person uses the page as a guest, or is not known yet. An invitation is for everybody without an account. */
function isGuestOf({ title }: GuestPage, { status, user }: Present): boolean {
  if (status === 'loading') return true
  if (title === 'invitation') return user === null || isGuest(user)
  return isGuest(user) && !user.followUp && !user.report
}

interface Leaving {
  /** Has the program take over. */
  leave: () => void
}

function Leave({ leave }: Leaving) {
  useEffect(leave, [leave])
  return <Spinner />
}

function GuestPages({ leave }: Leaving) {
  const navigation = useHistoryNavigation()
  const present = usePresentGuest()
  const page = guestPageAt(navigation.place)
  useEffect(keepFormOffline, [])
  useEffect(() => workWhenIdle(surroundingsAhead), [])
  useEffect(() => preloadWhenIdle([program]), [])
  if (page === null || !isGuestOf(page, present)) return <Leave leave={leave} />
  if (page.title === 'intake' && present.status === 'loading') return <Spinner />
  return (
    <PresentContext value={present}>
      <NavigationContext value={navigation}>
        <Surroundings />
        <ShortcutDialogs />
        <PageFrame title={page.title}>
          <FocusedShell>
            {page.title === 'intake' ? (
              <IntakeOf key={page.sessionId} {...page} sent={() => <Leave leave={leave} />} />
            ) : (
              <invitePage.Part />
            )}
            <PageShown />
          </FocusedShell>
        </PageFrame>
      </NavigationContext>
    </PresentContext>
  )
}

/**
 * A guest's invitation and intake without the rest of the product, so that a phone loads less before the form can be
 * used. As soon as
 * anything else is needed, the program takes over at the same address, and stays.
 */
export function GuestEntry() {
  const [left, leave] = useReducer(
    () => true,
    null,
    () => guestPageAt(placeInBrowser()) === null,
  )
  return (
    <ErrorBoundary place={String(left)}>
      <Suspense fallback={<Spinner />}>{left ? <program.Part /> : <GuestPages leave={leave} />}</Suspense>
    </ErrorBoundary>
  )
}
