import type { UseCase } from '../database/use-case.ts'

/** What the product does at the sign-in service within its own transactions. A hosted service is out of its reach. */
export interface IdentityTies {
  /** The sign-in itself is kept by another service. */
  hosted: boolean
  /** Forgets a person wholly: address, password, sessions. */
  erase(useCase: UseCase, subject: string): Promise<void>
  /**
   * Somebody has just proven an address here: whoever signed up with it and never proved it loses password and
   * sessions, and the account is the prover's.
   */
  claimAddress(useCase: UseCase, address: string): Promise<void>
}
