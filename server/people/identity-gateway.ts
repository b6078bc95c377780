import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../database/transaction.ts'

/** What the product does at the sign-in service within its own transactions. A hosted service is out of its reach. */
export interface IdentityGateway {
  /** The sign-in itself is kept by another service. */
  hosted: boolean
  /** Forgets a person wholly: address, password, sessions. */
  erase(tx: Transaction, subject: string): Promise<void>
  /** The service as the browser of a request meets it: what marks a browser is the service's own matter. */
  inBrowser(request: FastifyRequest): AddressClaimer
}

/** Where a proof of an address counts too. */
export interface AddressClaimer {
  /**
   * Somebody has just proven an address in this browser. Where somebody signed up with it elsewhere and never proved
   * it, they lose password and sessions, and the account is the prover's.
   */
  claimAddress(tx: Transaction, address: string): Promise<void>
}
