import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'

/** Refuses with `manual_linking_disabled` when linking and unlinking are disabled. */
export function requireManualLinking({
  manualLinkingAllowed,
}: Pick<IdentityHost, 'manualLinkingAllowed'>): void {
  if (!manualLinkingAllowed) throw new IdentityRefusal('manual_linking_disabled')
}
