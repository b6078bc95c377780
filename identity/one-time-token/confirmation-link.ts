import { siteOf } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'

/**
 * The URL of the page whose button calls verify. The secret is in the fragment, so no server, log or referrer gets it.
 */
export function confirmationLink(
  host: IdentityHost,
  { tokenHash, type, next }: { tokenHash: string; type: string; next: string | undefined },
): string {
  const link = new URL(host.confirmPath, siteOf(host))
  link.hash = new URLSearchParams({ token_hash: tokenHash, type, ...(next && { next }) }).toString()
  return link.href
}
