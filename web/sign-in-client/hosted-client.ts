import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import type { QueryClient } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { userQuery } from '#web/api/user-query.ts'
import { isGuest } from './auth-user.ts'
import { forgetHostedSession, hostedSessionKey } from './hosted-session.ts'
import { noticingRetryAfter } from './retry-after.ts'

type Listener = (client: GoTrueClient, event: AuthChangeEvent, session: Session | null) => Promise<void>

/** Fetches the code of the listener, which is only needed together with the client. */
type LoadListener = () => Promise<Listener>

let loadListener: LoadListener | null = null
let opening: Promise<GoTrueClient> | null = null

/** Registers the listener for sign-in events. There is one at a time. Returns a function that removes it. */
export function listenToHosted(next: LoadListener): () => void {
  loadListener = next
  return () => {
    if (loadListener === next) loadListener = null
  }
}

async function makeClient(queryClient: QueryClient): Promise<GoTrueClient> {
  const [{ ServiceClient }, { authUrl, authKey }] = await Promise.all([
    import('./service-client.ts'),
    queryClient.ensureQueryData(read('GET /api/public-settings')),
    // Fetched before there is a client, which reports its initial state at once. Later it is at hand, also offline.
    loadListener?.(),
  ])
  // A guest's form must not change to the account that was signed in on this device before.
  if (isGuest(queryClient.getQueryData(userQuery.queryKey))) forgetHostedSession()
  const client = new ServiceClient({
    url: new URL(authUrl, window.location.origin).href,
    ...(authKey === null ? {} : { headers: { apikey: authKey } }),
    storageKey: hostedSessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    flowType: 'pkce',
    fetch: noticingRetryAfter,
  })
  client.onAuthStateChange(async (event, session) => (await loadListener?.())?.(client, event, session))
  await client.initialize()
  return client
}

/**
 * The client of the sign-in service. It is made when it is first needed, because its code is large and forms do not use
 * it. A stored session is restored, which calls the listener. Throws if the code or the settings cannot be fetched.
 */
export function openHosted(queryClient: QueryClient): Promise<GoTrueClient> {
  opening ??= makeClient(queryClient).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}
