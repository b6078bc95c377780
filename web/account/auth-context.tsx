import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { isAccountEnded } from '#web/api/ended-account.ts'
import { userQuery } from '#web/api/user-query.ts'
import { type AuthUser, isGuest } from '#web/sign-in-client/auth-user.ts'
import { clearCachedUser, deviceStorage, readCachedUser, writeCachedUser } from './auth-cache.ts'
import { type Present, PresentContext } from './present.ts'
import { departuresSoFar } from './sign-out.ts'
import { SignOutQuestion } from './sign-out-question.tsx'
import { setUnknownSignOutReason } from './sign-out-reason.ts'
import { useHostedSession } from './use-hosted-session.ts'
import { useLogout } from './use-logout.ts'
import { useOtherTabs } from './use-other-tabs.ts'

export interface Auth extends Present {
  isClient: boolean
  isFitter: boolean
  isAuthenticated: boolean
  /** Sends unsent changes, then signs out. Asks first if something would be lost. */
  logout(): Promise<void>
}

const AuthState = createContext<Auth | null>(null)

/** Who is signed in, and the function that signs out. */
export function useAuth(): Auth {
  const auth = use(AuthState)
  if (!auth) throw new Error('useAuth needs an AuthProvider above it')
  return auth
}

/** Whether a person was signed in and their session ended without an action on this page. */
function endedUnexpectedly(before: { user: AuthUser | null; departures: number }): boolean {
  if (!before.user || isGuest(before.user) || isAccountEnded()) return false
  return departuresSoFar() === before.departures && document.visibilityState === 'visible'
}

/** Forgets who was signed in and what they have read here, also if the session was ended elsewhere. */
function forgetOnDevice(user: AuthUser | null): void {
  clearCachedUser(deviceStorage)
  if (!user) return
  import('#web/sync/kept-reads.ts').then(({ forgetReads }) => forgetReads()).catch(() => undefined)
}

/** The user of the last visit first, then the server's answer. Without an answer the remembered user stays. */
function usePresentUser(): Pick<Present, 'status' | 'user'> {
  const [remembered] = useState(() => readCachedUser(deviceStorage))
  const { data, isPending } = useQuery(userQuery)
  const before = useRef<{ user: AuthUser | null; departures: number }>({
    user: remembered,
    departures: departuresSoFar(),
  })
  useEffect(() => {
    if (data === undefined) return
    if (data) writeCachedUser(deviceStorage, data)
    else forgetOnDevice(before.current.user)
    if (!data && endedUnexpectedly(before.current)) setUnknownSignOutReason()
    before.current = { user: data, departures: departuresSoFar() }
  }, [data])
  const user = data === undefined ? remembered : data
  if (user) return { status: 'authenticated', user }
  return { status: data === undefined && isPending ? 'loading' : 'unauthenticated', user: null }
}

/**
 * Provides the signed-in user to the components below it. A guest has the role `client`; `isGuest` tells guests apart.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const present = usePresentUser()
  const queryClient = useQueryClient()
  const { logout, leaving, question } = useLogout(present.user?.role ?? null)
  useHostedSession()
  useOtherTabs()
  const status = leaving ? 'loading' : present.status
  const user = leaving ? null : present.user
  const role = user?.role ?? null
  const auth: Auth = {
    status,
    user,
    role,
    refresh: async () => void (await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })),
    isClient: role === 'client',
    isFitter: role === 'fitter',
    isAuthenticated: status === 'authenticated',
    logout,
  }
  return (
    <PresentContext value={auth}>
      <AuthState value={auth}>
        {children}
        <Suspense fallback={null}>
          <SignOutQuestion answer={question} />
        </Suspense>
      </AuthState>
    </PresentContext>
  )
}
