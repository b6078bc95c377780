import type { FastifyRequest } from 'fastify'
import type { ExportedPerson } from '#identity/identity.ts'
import type { Transaction } from '../database/transaction.ts'

/**
 * What the product does at the sign-in service in its own transactions. A hosted service cannot be reached this way.
 */
export interface IdentityGateway {
  /** Another service stores the sign-in itself. */
  hosted: boolean
  /** Deletes a person completely: address, password, sessions. */
  erase(tx: Transaction, subject: string): Promise<void>
  /** What the service stores about a person, for their own copy. A hosted service gives its own. */
  exportPerson(tx: Transaction, subject: string): Promise<ExportedPerson>
  /** The service for a request's browser. The service itself manages the cookie that marks the browser. */
  inBrowser(request: FastifyRequest): AddressClaimer
}

/** Accepts the proof of an address. */
export interface AddressClaimer {
  /**
   * Records that a person has proven an address in this browser. If another person signed up with the address without
   * proving it, that person's password and sessions are deleted, and the account belongs to the one who proved it.
   */
  claimAddress(tx: Transaction, address: string): Promise<void>
}
