import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal, type RefusalCode } from '../base/http/refusal.ts'
import {
  type ProviderName,
  type Providers,
  providerNames,
  type SocialProvider,
} from '../base/social-provider.ts'

/** Creates the configured providers and loads only their clients. Makes no request yet. */
export async function createProviders(host: IdentityHost): Promise<Providers> {
  const { google, facebook } = host.providers ?? {}
  return {
    ...(google && { google: (await import('./google.ts')).googleProvider(host, google) }),
    ...(facebook && { facebook: (await import('./facebook.ts')).facebookProvider(host, facebook) }),
  }
}

export interface ChosenProvider {
  name: ProviderName
  ask: SocialProvider
}

/** The protocol's texts for an unknown provider and for one that is not configured. */
const unknownText = (asked: string) =>
  `Unsupported provider: Provider ${asked} could not be found`.slice(0, 200)
const disabledText = 'Unsupported provider: provider is not enabled'

/** The provider with this name, or a refusal with this code. */
export function requireProvider(providers: Providers, asked: string, code: RefusalCode): ChosenProvider {
  const name = providerNames.find((known) => known === asked)
  const ask = name && providers[name]
  if (!name || !ask)
    throw new IdentityRefusal(code, {
      text: !name && code === 'validation_failed' ? unknownText(asked) : disabledText,
    })
  return { name, ask }
}
