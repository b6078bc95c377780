import { randomInt } from 'node:crypto'
import { makeInvitationCode, readInvitationCode } from '#domain/invitations/invitation-code.ts'
import type { UseCase } from '../../database/database.ts'
import { lookupForm } from '../../vault/address-hash.ts'
import type { Vault } from '../../vault/vault.ts'

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** The welcome screen's address: the secret stands in the fragment, which no server is told. */
export const linkOf = ({ publicUrl }: UseCase, secret: string): string => `${publicUrl}/invite#${secret}`

/** A code for a mail: 8 letters and digits. */
export const newCode = (): string => makeInvitationCode((below) => randomInt(below))

/** A code as it was meant: what can be no code stays as typed, and fits nothing. */
const meant = (typed: string): string => readInvitationCode(typed) ?? typed

/** What is kept of a mailed code: of use with the address it went to, and with no other. */
export const invitationCodeHash = (vault: Vault, address: string, code: string): Buffer =>
  vault.hash('hash:invitation-code', `${lookupForm(address)}|${meant(code)}`)

/** What is kept of the code that lets another device in: of use with its session alone. */
export const deviceCodeHash = (vault: Vault, sessionId: string, code: string): Buffer =>
  vault.hash('hash:device-code', `${sessionId}|${meant(code)}`)

export const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
