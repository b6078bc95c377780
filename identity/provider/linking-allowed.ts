import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'

/** Refuses with `manual_linking_disabled` where nobody may add or take off a provider's account. */
export function requireManualLinking({
  manualLinkingAllowed,
}: Pick<IdentityHost, 'manualLinkingAllowed'>): void {
  if (!manualLinkingAllowed) throw new IdentityRefusal('manual_linking_disabled')
}
