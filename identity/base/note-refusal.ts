import type { IdentityHost, Refusal } from './host.ts'

/**
 * Notes a refusal. It is recorded after the response has left, so that the response takes the same time whether or not
 * the address has an account.
 */
export function noteRefusal(host: IdentityHost, refusal: Refusal): void {
  host.source?.refusals.push(refusal)
}
