import type { IdentityHost } from '../base/host.ts'
import { limitMail } from '../base/http/rate-limit.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { ProviderProfile } from '../base/social-provider.ts'
import { addressHash } from '../person/address.ts'

/** Whether a confirmation may be mailed now to an address that the provider has not verified. Takes one from its limits. */
export async function mayMailConfirmation(
  host: IdentityHost,
  { address, addressVerified }: ProviderProfile,
): Promise<boolean> {
  if (!address || addressVerified) return false
  try {
    await limitMail(host, addressHash(host, address))
    return true
  } catch (error) {
    if (error instanceof IdentityRefusal) return false
    throw error
  }
}
