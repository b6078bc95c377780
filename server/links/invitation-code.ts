import { randomInt } from 'node:crypto'
import { makeInvitationCode, readInvitationCode } from '#domain/invitations/invitation-code.ts'
import { lookupForm } from '../vault/address-hash.ts'
import type { Vault } from '../vault/vault.ts'

/** A code for a mail: 8 letters and digits. */
export const newCode = (): string => makeInvitationCode((below) => randomInt(below))

/** A code as it was meant: what can be no code stays as typed, and fits nothing. */
export const meantCode = (typed: string): string => readInvitationCode(typed) ?? typed

/** What is kept of a mailed code: of use with the address it went to, and with no other. */
export const invitationCodeHash = (vault: Vault, address: string, code: string): Buffer =>
  vault.hash('hash:invitation-code', `${lookupForm(address)}|${meantCode(code)}`)
