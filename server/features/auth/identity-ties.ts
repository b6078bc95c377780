import { browserMarkOf, claimAddress, erasePerson, type IdentityHost } from '#identity/identity.ts'
import { asIdentityWithin } from '../../database/as-identity.ts'
import type { IdentityTies } from '../../people/identity-ties.ts'

/** With the embedded service both sides change in one transaction. */
export const embeddedTies = (host: IdentityHost): IdentityTies => ({
  hosted: false,
  erase: (tx, subject) => asIdentityWithin(tx, (db) => erasePerson(host, db, subject)),
  inBrowser: (request) => ({
    claimAddress: (tx, address) =>
      asIdentityWithin(tx, async (db) => {
        await claimAddress(host, db, address, browserMarkOf(host, request))
      }),
  }),
})

/** A hosted service decides for itself what proves an address, and is told to forget somebody by its own means. */
export const hostedTies: IdentityTies = {
  hosted: true,
  erase: async () => undefined,
  inBrowser: () => ({ claimAddress: async () => undefined }),
}
