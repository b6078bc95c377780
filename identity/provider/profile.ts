import { z } from 'zod'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { type ProviderName, type ProviderProfile, ProviderRefused } from '../base/social-provider.ts'
import { canonicalAddress } from '../person/address.ts'

const MAX_SUBJECT = 255
const MAX_NAME = 200
/** Short, because it is part of every access token. */
const MAX_PICTURE = 512

/** The claims that are read. A value of the wrong type counts as absent. */
const claims = z.object({
  sub: z.string().min(1).max(MAX_SUBJECT),
  email: z.string().optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .optional()
    .catch(undefined),
  name: z.string().optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .max(MAX_PICTURE)
    .optional()
    .catch(undefined),
  hd: z.string().max(253).optional().catch(undefined),
})

/**
 * Builds a profile from a provider's claims. Unknown claims are dropped, so that they do not get into the person's
 * metadata. Throws `ProviderRefused` without a subject.
 */
export function profileOf(provider: ProviderName, issuer: string, source: unknown): ProviderProfile {
  const read = claims.safeParse(source)
  if (!read.success) throw new ProviderRefused('subject_missing')
  const { sub, email, name: given, picture, hd } = read.data
  const address = email && usableAddress(email)
  const addressVerified = Boolean(address) && String(read.data.email_verified) === 'true'
  const name = given?.replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME)
  return {
    provider,
    subject: sub,
    ...(address && { address }),
    addressVerified,
    data: {
      iss: issuer,
      sub,
      provider_id: sub,
      ...(address && { email: address }),
      email_verified: addressVerified,
      phone_verified: false,
      ...(name && { name, full_name: name }),
      ...(picture && { picture, avatar_url: picture }),
      ...(hd && { custom_claims: { hd } }),
    },
  }
}

/** The canonical address; undefined if sign-up would refuse it as well. */
function usableAddress(email: string): string | undefined {
  try {
    return canonicalAddress(email)
  } catch (error) {
    if (error instanceof IdentityRefusal) return undefined
    throw error
  }
}
