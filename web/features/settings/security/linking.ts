import type { UserIdentity } from '@supabase/auth-js'
import { useState } from 'react'

/** The providers whose accounts can be linked. */
export type Linking = 'google' | 'facebook'

const key = 'linking'
const providers: readonly Linking[] = ['google', 'facebook']

/** Keeps over the trip to a provider's page that one was begun, for this tab only. */
export function rememberLinking(provider: Linking | null): void {
  try {
    if (provider) sessionStorage.setItem(key, provider)
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing: the list says what is linked.
  }
}

function takeLinking(): Linking | null {
  try {
    const begun = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return providers.find((provider) => provider === begun) ?? null
  } catch {
    return null
  }
}

/** What became of a linking begun before this page was opened; null when there was none. */
export function useLinkingResult(identities: readonly UserIdentity[]) {
  const [provider] = useState(takeLinking)
  return provider && { provider, linked: identities.some((identity) => identity.provider === provider) }
}
