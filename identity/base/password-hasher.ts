import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { IdentityHost } from './host.ts'
import { IdentityRefusal } from './http/refusal.ts'

/** argon2id is the library's default algorithm; 19 MiB, two passes, one lane (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const MAX_PASSWORD_CHARACTERS = 128
/** UTF-16 units of a password at the most, so that nothing longer is ever looked at. */
export const LONGEST_PASSWORD = MAX_PASSWORD_CHARACTERS * 4

export interface PasswordHasher {
  /** Refuses with `validation_failed` what is too long or has too many combining marks in a row. */
  hash(password: string): Promise<string>
  /** Works as long for no hash as for a wrong password, so that time tells nothing about accounts. */
  matches(argon2: string | undefined, password: string): Promise<boolean>
}

/**
 * Bounds how many hashes run at once (each takes 19 MiB and a core) and how many wait;
 * beyond that it refuses with 503, which the client takes as "ask again".
 */
export function createPasswordHasher(
  { normalForm }: Pick<IdentityHost, 'normalForm'>,
  { atOnce = 2, waiting = 64 } = {},
): PasswordHasher {
  const queue: (() => void)[] = []
  let running = 0
  let dummy: Promise<string> | undefined

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new IdentityRefusal('unexpected_failure', { status: 503, retryAfterSeconds: 1 })
      }
      // The one who leaves hands over its place, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  /** The same characters typed on another keyboard are the same password. */
  const canonical = (password: string) => normalForm('NFKC', password, LONGEST_PASSWORD)

  return {
    hash: async (password) => {
      const form = canonical(password)
      if (form === undefined) {
        const text = 'Password has characters that cannot be used'
        throw new IdentityRefusal('validation_failed', { text })
      }
      return inTurn(() => hash(form, cost))
    },
    matches: async (argon2, password) => {
      dummy ??= hash(randomUUID(), cost)
      const form = canonical(password)
      const against = argon2 === undefined || form === undefined ? await dummy : argon2
      return (await inTurn(() => verify(against, form ?? ''))) && against === argon2
    },
  }
}
