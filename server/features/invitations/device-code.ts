import { normalCode } from '../../links/invitation-code.ts'
import type { Vault } from '../../vault/vault.ts'

export const MINUTE_MS = 60_000

/** The stored hash of a code for another device. It is only valid for its session. */
export const deviceCodeHash = (vault: Vault, sessionId: string, code: string): Buffer =>
  vault.hash('hash:device-code', `${sessionId}|${normalCode(code)}`)

export const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
