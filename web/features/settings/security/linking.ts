import type { UserIdentity } from '@supabase/auth-js'
import { useState } from 'react'
import { tabKeys } from '#web/device-keys.ts'

/** The providers whose accounts can be linked. */
export type Linking = 'google' | 'facebook'

const key = tabKeys.linking
const providers: readonly Linking[] = ['google', 'facebook']

/** Stores for this tab that a linking has begun, because the provider's page replaces this one. */
export function rememberLinking(provider: Linking | null): void {
  try {
    if (provider) sessionStorage.setItem(key, provider)
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage no message is shown; the list still shows what is linked.
  }
}

function takeStoredLinking(): Linking | null {
  try {
    const begun = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return providers.find((provider) => provider === begun) ?? null
  } catch {
    return null
  }
}

/** The result of a linking that began before this page was opened; null if there was none. */
export function useLinkingResult(identities: readonly UserIdentity[]) {
  const [provider] = useState(takeStoredLinking)
  return provider && { provider, linked: identities.some((identity) => identity.provider === provider) }
}
