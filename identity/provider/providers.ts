import type { IdentityHost } from '../host.ts'
import { IdentityRefusal, type RefusalCode } from '../http/refusal.ts'
import { facebookProvider } from './facebook.ts'
import { googleProvider } from './google.ts'
import { type ProviderName, providerNames, type SocialProvider } from './provider.ts'

export type Providers = Partial<Record<ProviderName, SocialProvider>>

/** The providers that are set up. Asks nobody yet. */
export function createProviders(host: IdentityHost): Providers {
  const { google, facebook } = host.providers ?? {}
  return {
    ...(google && { google: googleProvider(host, google) }),
    ...(facebook && { facebook: facebookProvider(host, facebook) }),
  }
}

export interface ChosenProvider {
  name: ProviderName
  ask: SocialProvider
}

/** The provider somebody asked for by name, or a refusal with this code. */
export function requireProvider(providers: Providers, asked: string, code: RefusalCode): ChosenProvider {
  const name = providerNames.find((known) => known === asked)
  const ask = name && providers[name]
  if (!name || !ask) throw new IdentityRefusal(code, { text: 'This provider is not enabled' })
  return { name, ask }
}
