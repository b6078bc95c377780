import { Suspense, useEffect, useReducer } from 'react'
import { deviceStorage, readCachedUser } from '#web/account/auth-cache.ts'
import { type Present, PresentContext } from '#web/account/present.ts'
import { fitterOfBooking, pages, sessionOfFollowUp } from '#web/form-paths.ts'
import { keepFormOffline } from '#web/service-worker/register.ts'
import { isGuest } from '#web/sign-in-client/auth-user.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { NavigationContext, type Place, placeInBrowser } from '#web/ui/navigation.tsx'
import { type Optional, OptionalPart } from '#web/ui/optional-part.tsx'
import { preloadWhenIdle, workWhenIdle } from '#web/ui/preload-when-idle.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { PageFrame } from '../page-frame.tsx'
import { PageShown } from '../page-shown.ts'
import { FocusedShell } from '../shells/focused-shell.tsx'
import { preloadedSurroundings, Surroundings } from '../surroundings.tsx'
import { useHistoryNavigation } from './use-history-navigation.ts'
import { usePresentGuest } from './use-present-guest.ts'

/** All pages of the product, with the router and the cache of what was read. */
const program = lazyPart(async () => ({ default: (await import('../app.tsx')).App }), ['frame'])

/** The keys for a guest open a list of the keys. They wait for the program, which brings them along. */
const shortcutDialogs: Optional = {
  begin: (fetchPart) => preloadWhenIdle([program, { preload: fetchPart }]),
  file: async () => (await import('../shortcut-dialogs/shortcut-dialogs.tsx')).ShortcutDialogs,
}

const invitePage = lazyPart(() => import('#web/features/welcome/welcome-page.tsx'), ['invite', 'errors'])

const intake = lazyPart(
  async () => ({ default: (await import('#web/features/intake/intake-of.tsx')).IntakeOf }),
  ['intakeOpening'],
)

const followUpPage = lazyPart(
  () => import('#web/features/follow-ups/follow-up-page.tsx'),
  ['followUpPages', 'followUp', 'intake', 'measurements', 'course'],
)

const bookPage = lazyPart(() => import('#web/features/booking-page/book-page.tsx'), ['book', 'errors'])

const bookingPage = lazyPart(
  () => import('#web/features/booking-page/booking-page.tsx'),
  ['book', 'bookingChanges', 'errors'],
)

/** A page that a guest can use without the program. */
type GuestPage =
  | { title: 'intake'; sessionId: string }
  | { title: 'invitation' | 'followUp' | 'book' | 'booking' }

/** The guest's page at an address, or null for any other page. */
function guestPageAt({ pathname, search }: Pick<Place, 'pathname' | 'search'>): GuestPage | null {
  const sessionId = new URLSearchParams(search).get('session')
  if (pathname === pages.intake && sessionId !== null) return { title: 'intake', sessionId }
  if (sessionOfFollowUp(pathname) !== undefined) return { title: 'followUp' }
  if (fitterOfBooking(pathname) !== undefined) return { title: 'book' }
  if (pathname === pages.booking) return { title: 'booking' }
  return pathname === pages.invitation ? { title: 'invitation' } : null
}

const parts = {
  intake,
  invitation: invitePage,
  followUp: followUpPage,
  book: bookPage,
  booking: bookingPage,
}
const partOf = ({ title }: GuestPage) => parts[title]

/** Whether this visit begins with the program: at any other page, and on the device of a person with an account. */
function beginsWithProgram(): boolean {
  const remembered = readCachedUser(deviceStorage)
  return guestPageAt(placeInBrowser()) === null || (remembered !== null && !isGuest(remembered))
}

/** Fetches what the visit shows first. If it fails, the page fetches it again. */
export async function preloadGuestPage(): Promise<void> {
  const page = guestPageAt(placeInBrowser())
  await (page === null || beginsWithProgram() ? program : partOf(page)).preload()
}

/** Whether the person uses the page as a guest, or is not known yet. Mailed links are for everybody without an account. */
function isGuestOf({ title }: GuestPage, { status, user }: Present): boolean {
  if (status === 'loading') return true
  if (title !== 'intake') return user === null || isGuest(user)
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

function Shown({ page, leave }: { page: GuestPage } & Leaving) {
  if (page.title === 'intake')
    return <intake.Part key={page.sessionId} {...page} sent={() => <Leave leave={leave} />} />
  const { Part } = { ...parts, intake: invitePage }[page.title]
  return <Part />
}

function GuestPages({ leave }: Leaving) {
  const { t } = useTranslation('frameOpening')
  const navigation = useHistoryNavigation()
  const present = usePresentGuest()
  const page = guestPageAt(navigation.place)
  useEffect(keepFormOffline, [])
  useEffect(() => workWhenIdle(preloadedSurroundings), [])
  const followed = page?.title === 'invitation'
  useEffect(() => preloadWhenIdle([...(followed ? [intake] : []), program]), [followed])
  if (page === null || !isGuestOf(page, present)) return <Leave leave={leave} />
  if (page.title === 'intake' && present.status === 'loading') return <Spinner />
  return (
    <PresentContext value={present}>
      <NavigationContext value={navigation}>
        <Surroundings />
        <OptionalPart part={shortcutDialogs} />
        <PageFrame name={t(`title.${page.title}`)}>
          <FocusedShell>
            <Shown page={page} leave={leave} />
            <PageShown />
          </FocusedShell>
        </PageFrame>
      </NavigationContext>
    </PresentContext>
  )
}

/**
 * A guest's invitation, intake and follow-up without the rest of the product, so that a phone loads less before the form
 * can be used. As soon as anything else is needed, the program takes over at the same address, and stays.
 */
export function GuestEntry() {
  const [left, leave] = useReducer(() => true, null, beginsWithProgram)
  return (
    <ErrorBoundary place={String(left)}>
      <Suspense fallback={<Spinner />}>{left ? <program.Part /> : <GuestPages leave={leave} />}</Suspense>
    </ErrorBoundary>
  )
}
