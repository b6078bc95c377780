import { timingSafeEqual } from 'node:crypto'
import { AppError } from '../../http/problem.ts'
import type { Vault } from '../../vault/vault.ts'

/** A person needs longer to write a message; the programs that fill in forms do not. */
const SHORTEST_MS = 3000
/** How long a form may be open. */
const LONGEST_MS = 24 * 60 * 60_000

type Hashing = Pick<Vault, 'hash'>

const signatureOf = (vault: Hashing, time: string): Buffer => vault.hash('hash:contact-form', time)

/** When a form was opened, signed, so that nobody sends messages without opening it. */
export function makeStamp(vault: Hashing, now: Date): string {
  const time = now.getTime().toString(36)
  return `${time}.${signatureOf(vault, time).toString('base64url')}`
}

/** @throws AppError `form_too_fast`; `form_outdated`, also for a stamp that is not ours */
export function requireStamp(vault: Hashing, stamp: string, now: Date): void {
  const [time = '', signature = ''] = stamp.split('.')
  const given = Buffer.from(signature, 'base64url')
  const own = signatureOf(vault, time)
  const age = now.getTime() - Number.parseInt(time, 36)
  if (given.length !== own.length || !timingSafeEqual(given, own) || !(age <= LONGEST_MS))
    throw new AppError('form_outdated')
  if (age < SHORTEST_MS) throw new AppError('form_too_fast')
}
