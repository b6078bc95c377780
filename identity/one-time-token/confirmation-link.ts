import { siteOf } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'

/** The page with the button that calls verify. The secret is in the fragment, which no server, log or referrer sees. */
export function confirmationLink(
  host: IdentityHost,
  { tokenHash, type, next }: { tokenHash: string; type: string; next: string | undefined },
): string {
  const link = new URL(host.confirmPath, siteOf(host))
  link.hash = new URLSearchParams({ token_hash: tokenHash, type, ...(next && { next }) }).toString()
  return link.href
}
