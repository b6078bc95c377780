import type { IdentityHost, Refusal } from './host.ts'

/**
 * Notes a refusal. It is recorded only after the response has left, so that the response takes equally long whether or
 * not somebody has the address.
 */
export function noteRefusal(host: IdentityHost, refusal: Refusal): void {
  host.source?.refusals.push(refusal)
}
