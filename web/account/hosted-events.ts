import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { clearPendingLogout, logOut } from '#web/api/pending-logout.ts'
import { userQuery } from '#web/api/user-query.ts'
import { pages } from '#web/paths.ts'
import { type AccountUser, isConfirmed } from '#web/sign-in-client/auth-user.ts'
import { asksForMore, isAwaited, noteExchange } from '#web/sign-in-client/exchange-failure.ts'
import { openHosted } from '#web/sign-in-client/hosted-client.ts'
import { hasHostedSession } from '#web/sign-in-client/hosted-session.ts'
import { ownRegion } from '#web/ui/language/own-region.ts'
import { shownLanguage, suggestLanguage } from '#web/ui/language/texts.ts'
import { entryOf } from './entry.ts'
import { forgetKeptRecord, isRecordKept } from './kept-guest-record.ts'
import { logFailure } from './log-failure.ts'
import { needsPassword } from './needs-password.ts'
import { forgetUser, rememberUser } from './present-user.ts'
import { askFor, isAsking, type SignInStep, stepDone, stepPassed } from './sign-in-step.ts'
import { departuresSoFar, isSigningOut } from './sign-out.ts'
import { clearSignOutReason, type SignOutReason, setSignOutReason } from './sign-out-reason.ts'

/** The access token that the product has already answered, with its own session or with a question. */
let answeredToken: string | null = null
/** Set while this page itself ends the hosted session. */
let isDropping = false
/** How often the hosted session has ended, here or in another tab. */
let endings = 0

/** Changes when somebody signs out: what was requested before must not sign them in. */
const endingsSoFar = () => endings + departuresSoFar()

/** Whether trying again is pointless: the product refused the request itself, and not only because of a limit. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429

interface Hosted {
  queryClient: QueryClient
  client: GoTrueClient
}

/**
 * Whether a guest who comes from a sent intake or a report wants this sign-in to keep it. On the page that mailed links
 * open, the URL is not trusted, because anyone could have written it. There, the device remembers who asked.
 */
async function isClaiming({ queryClient }: Hosted, { user }: Session): Promise<boolean> {
  const { pathname, search, origin } = window.location
  if (pathname === pages.confirm) return isRecordKept(queryClient, user.email ?? '')
  return entryOf(search, null, origin).keeps !== null
}

const isSignedIn = ({ queryClient }: Hosted) => isConfirmed(queryClient.getQueryData(userQuery.queryKey))

/** Drops a session that cannot be used here, and asks the server who is signed in. */
async function dropHosted({ queryClient, client }: Hosted): Promise<void> {
  isDropping = true
  try {
    await client.signOut({ scope: 'local' })
  } finally {
    isDropping = false
  }
  await queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
}

/**
 * Ends the product's own session, which must not outlive the hosted one. If the server cannot be reached, the sign-out
 * is pending and nobody is signed in.
 */
async function endOwnSession(): Promise<void> {
  try {
    await logOut()
  } catch (error) {
    logFailure('The product could not be told that the session is over', error)
  }
}

const reasons: Partial<Record<string, SignOutReason>> = {
  sign_in_expired: 'expired',
  token_refused: 'ended',
}

async function onRefusal(hosted: Hosted, { code }: ApiError): Promise<void> {
  const reason = reasons[code ?? '']
  if (reason && !isAwaited()) setSignOutReason(reason)
  // A guest's cookie does not belong to this session, so it stays.
  if (reason && isSignedIn(hosted)) await endOwnSession()
  await dropHosted(hosted)
}

const questions: Partial<Record<string, SignInStep>> = { role_missing: 'role', address_unproven: 'proof' }
const questionOf = (error: unknown): SignInStep =>
  (error instanceof ApiError && questions[error.code ?? '']) || 'second_factor'

async function onFailure(hosted: Hosted, session: Session, error: unknown): Promise<void> {
  noteExchange(error)
  if (asksForMore(error)) {
    answeredToken = session.access_token
    askFor(questionOf(error))
    return
  }
  logFailure('The hosted sign-in could not be processed', error)
  if (isRefusal(error)) await onRefusal(hosted, error)
}

async function onAccepted({ queryClient }: Hosted, user: AccountUser): Promise<void> {
  clearPendingLogout()
  clearSignOutReason()
  forgetKeptRecord()
  await rememberUser(queryClient, user)
  stepPassed()
  await suggestLanguage(user.language)
}

/**
 * Exchanges the hosted session for the product's own. A failure is logged; the caller reads it with
 * `takeExchangeFailure`.
 */
async function exchange(hosted: Hosted, session: Session): Promise<void> {
  const { user, access_token } = session
  const before = endingsSoFar()
  noteExchange(null)
  // The exchange waits until the person has chosen a password, which refreshes the session. If they leave, they are not
  // signed in.
  if (needsPassword(session)) {
    answeredToken = access_token
    return askFor('password')
  }
  try {
    const claiming = await isClaiming(hosted, session)
    const answer = await api('POST /api/auth/supabase-login', {
      body: {
        user: { ...user },
        access_token,
        ...(claiming && { claiming }),
        language: shownLanguage(),
        ...ownRegion(shownLanguage()),
      },
    })
    // The person has signed out in the meantime, also in another tab: the session that this started is ended too.
    if (endingsSoFar() !== before) return await endOwnSession()
    answeredToken = access_token
    await onAccepted(hosted, answer.user)
  } catch (error) {
    if (endingsSoFar() === before) await onFailure(hosted, session, error)
  }
}

/** Repeats the exchange of the same sign-in, after the person has answered the product's question. */
export async function exchangeAgain(queryClient: QueryClient): Promise<void> {
  const client = await openHosted(queryClient)
  const { data, error } = await client.getSession()
  if (error) throw error
  if (data.session) await exchange({ queryClient, client }, data.session)
}

/** Abandons a sign-in that is waiting for an answer. Nobody is signed in. */
export async function giveUpSignIn(queryClient: QueryClient): Promise<void> {
  const client = await openHosted(queryClient)
  stepDone()
  await dropHosted({ queryClient, client })
}

/**
 * Handles the end of the hosted session. If it did not end on this page, the sign-in page says so and the product's own
 * session is ended too. A tab in the background leaves that to the other tab, which may already be signing in again.
 */
async function onSignedOut(hosted: Hosted): Promise<void> {
  answeredToken = null
  endings += 1
  // The page that asked for the proof explains why the file was refused, so that step stays.
  if (!isDropping || !isAsking('proof')) stepDone()
  const elsewhere = !isDropping && !isSigningOut() && isSignedIn(hosted)
  if (elsewhere) setSignOutReason('ended')
  await forgetUser(hosted.queryClient)
  if (elsewhere && document.visibilityState === 'visible' && !hasHostedSession()) await endOwnSession()
}

const exchangedOn: readonly AuthChangeEvent[] = [
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'MFA_CHALLENGE_VERIFIED',
  'PASSWORD_RECOVERY',
]

/** Handles an event of the sign-in service. Returning to the tab repeats the sign-in event; it is handled once. */
export async function onHostedEvent(
  hosted: Hosted,
  event: AuthChangeEvent,
  session: Session | null,
): Promise<void> {
  if (event === 'SIGNED_OUT') await onSignedOut(hosted)
  if (isSigningOut()) return
  if (exchangedOn.includes(event) && session && session.access_token !== answeredToken)
    await exchange(hosted, session)
}
