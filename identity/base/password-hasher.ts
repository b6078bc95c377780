import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { IdentityHost } from './host.ts'
import { IdentityRefusal } from './http/refusal.ts'

/** argon2id is the library's default algorithm; 19 MiB, two passes, one lane (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const MAX_PASSWORD_CHARACTERS = 128
/** The maximum length of a password in UTF-16 units. A longer one is not processed. */
export const LONGEST_PASSWORD = MAX_PASSWORD_CHARACTERS * 4

export interface PasswordHasher {
  /** Refuses with `validation_failed` a password that is too long or has too many combining marks in a row. */
  hash(password: string): Promise<string>
  /** Takes as long without a hash as with a wrong password, so that timing reveals nothing about accounts. */
  matches(argon2: string | undefined, password: string): Promise<boolean>
}

/**
 * Makes a hasher that limits how many hashes run at once (each takes 19 MiB and a core) and how many wait. Beyond that
 * it refuses with 503, which clients retry.
 */
export function createPasswordHasher(
  { normalForm }: Pick<IdentityHost, 'normalForm'>,
  { atOnce = 2, waiting = 64 } = {},
): PasswordHasher {
  const inTurn = createTurns(atOnce, waiting)
  let dummy: Promise<string> | undefined

  /** Makes the same characters equal, whichever keyboard they were typed on. */
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

type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `atOnce` tasks at a time and queues up to `waiting` more. */
function createTurns(atOnce: number, waiting: number): InTurn {
  const queue: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new IdentityRefusal('unexpected_failure', { status: 503, retryAfterSeconds: 1 })
      }
      // The next task takes over the slot, so `running` stays the same.
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
}
