import { randomInt } from 'node:crypto'
import { makeInvitationCode, readInvitationCode } from '#domain/invitations/invitation-code.ts'
import { lookupForm } from '../vault/address-hash.ts'
import type { Vault } from '../vault/vault.ts'

/** A new code for a mail: 8 letters and digits. */
export const newCode = (): string => makeInvitationCode((below) => randomInt(below))

/** A typed code in normal form. A text that cannot be a code is returned unchanged and matches nothing. */
export const normalCode = (typed: string): string => readInvitationCode(typed) ?? typed

/** The stored hash of a mailed code. It only matches together with the address it was mailed to. */
export const invitationCodeHash = (vault: Vault, address: string, code: string): Buffer =>
  vault.hash('hash:invitation-code', `${lookupForm(address)}|${normalCode(code)}`)
