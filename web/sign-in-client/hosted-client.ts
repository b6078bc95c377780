import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import type { QueryClient } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { userQuery } from '#web/api/user-query.ts'
import { isGuest } from './auth-user.ts'
import { forgetHostedSession, hostedSessionKey } from './hosted-session.ts'
import { noticingRetryAfter } from './retry-after.ts'

type Listener = (client: GoTrueClient, event: AuthChangeEvent, session: Session | null) => Promise<void>

let listener: Listener | null = null
let opening: Promise<GoTrueClient> | null = null

/** Who is told of sign-ins and sign-outs; one at a time. Answers how to stop. */
export function listenToHosted(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = null
  }
}

async function makeClient(queryClient: QueryClient): Promise<GoTrueClient> {
  const [{ ServiceClient }, { authUrl, authKey }] = await Promise.all([
    import('./service-client.ts'),
    queryClient.ensureQueryData(read('GET /api/public-settings')),
  ])
  // A guest's form must not turn into the form of whoever was signed in on this device before.
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
  client.onAuthStateChange(async (event, session) => listener?.(client, event, session))
  await client.initialize()
  return client
}

/**
 * The client of the sign-in service, made when it is first needed: its code is large and a form needs none of it.
 * A stored session is taken up again, which tells the listener. Throws when it cannot be fetched.
 */
export function openHosted(queryClient: QueryClient): Promise<GoTrueClient> {
  opening ??= makeClient(queryClient).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}
