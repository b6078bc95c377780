import type { IdentityHost } from '../base/host.ts'
import { limitMail } from '../base/http/rate-limit.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { ProviderProfile } from '../base/social-provider.ts'
import { addressHash } from '../person/address.ts'

/** Whether an address that the provider does not vouch for may be mailed now. Takes one from its budget. */
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
