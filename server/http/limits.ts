import { isIPv6 } from 'node:net'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitName } from '#contract/call.ts'
import type { Database } from '../database/database.ts'
import type { Vault } from '../vault/vault.ts'
import { AppError } from './problem.ts'

interface Budget {
  times: number
  seconds: number
}

/** The number of requests per kind of call from one address and by one person. */
const budgets: Record<LimitName, Budget> = {
  sign_in: { times: 60, seconds: 300 },
  // Every open tab exchanges its token automatically after each refresh, and a whole studio may share one address.
  exchange: { times: 600, seconds: 300 },
  invite: { times: 120, seconds: 3600 },
  invitation_secret: { times: 120, seconds: 300 },
  invitation_code: { times: 30, seconds: 900 },
  report: { times: 60, seconds: 60 },
  // Limits CPU time and bandwidth rather than database load.
  upload: { times: 120, seconds: 600 },
  document: { times: 60, seconds: 300 },
  write: { times: 600, seconds: 60 },
  read: { times: 600, seconds: 60 },
}

/**
 * The unit for which an address is counted: a whole IPv4 address, or the /64 of an IPv6 address (of one household). A
 * broken connection has no address any more; all of these are counted together.
 */
export function addressBlock(given: string | undefined): string {
  if (given === undefined) return 'gone'
  const address = given.toLowerCase()
  if (!isIPv6(address)) return address
  if (address.startsWith('::ffff:')) return address.slice(7)
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const middle = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((part) => part.padStart(4, '0'))
    .join(':')
}

/** Counts shared by all processes. Keys are hashed, so the table contains no personal data. */
export interface Limits {
  /** @throws AppError `rate_limited` with the `seconds` to wait */
  spend(name: LimitName, keys: readonly string[]): Promise<void>
  /** For counters with their own budgets (those of the sign-in service). */
  consume(name: string, key: string, budget: Budget): Promise<{ allowed: boolean; retryAfterSeconds: number }>
}

/**
 * The limiter's connection. The limiter names its statements, which a pooler with another connection for each
 * transaction does not support, so the names are omitted.
 */
const storeOf = (database: Pick<Database, 'single'>) => ({
  query: ({ text, values }: { text: string; values: unknown[] }) => database.single(text, values),
})

export function openLimits(database: Pick<Database, 'single'>, vault: Vault, factor = 1): Limits {
  const store = storeOf(database)
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (name: string, { times, seconds }: Budget) => {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: store,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: times * factor,
      duration: seconds,
    })
    limiters.set(name, limiter)
    return limiter
  }
  const consume: Limits['consume'] = async (name, key, budget) => {
    try {
      await limiterOf(name, budget).consume(vault.hash('hash:limit', key).toString('base64url'))
      return { allowed: true, retryAfterSeconds: 0 }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { allowed: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) }
    }
  }
  return {
    consume,
    async spend(name, keys) {
      const answers = await Promise.all(keys.map((key) => consume(name, key, budgets[name])))
      const refused = answers.filter((answer) => !answer.allowed)
      if (refused.length > 0)
        throw new AppError('rate_limited', {
          params: { seconds: Math.max(...refused.map((r) => r.retryAfterSeconds)) },
        })
    },
  }
}
