import { isIPv6 } from 'node:net'
import type { LimitName } from '#contract/call.ts'
import type { Database } from '../database/database.ts'
import type { Vault } from '../vault/vault.ts'
import { AppError } from './problem.ts'
import { countRequest } from './rate-limits.repository.ts'

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
  // Each is a minute of work in the background.
  copy: { times: 20, seconds: 3600 },
  // Each sends two mails.
  contact: { times: 10, seconds: 3600 },
  // Each asks Stripe several things.
  payment: { times: 60, seconds: 3600 },
  // All come from the few addresses of one provider.
  webhook: { times: 3000, seconds: 60 },
  // Each lists a month of free times.
  booking_times: { times: 120, seconds: 60 },
  // Calendar programs of many fitters ask from the same few addresses.
  calendar_feed: { times: 600, seconds: 300 },
  // Each fetches a file from another server.
  calendar_reading: { times: 30, seconds: 300 },
  booking_hold: { times: 60, seconds: 600 },
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

/** Opens the limits. @param factor multiplies every budget */
export function openLimits(database: Pick<Database, 'single'>, vault: Vault, factor = 1): Limits {
  const hashed = (name: string, key: string) =>
    `${name}:${vault.hash('hash:limit', key).toString('base64url')}`
  /** Counts a request for each key. @returns the seconds to wait until every key may be used; 0 if it is allowed */
  const count = async (name: string, keys: readonly string[], { times, seconds }: Budget) => {
    const now = Date.now()
    const counted = await countRequest(
      database,
      keys.map((key) => hashed(name, key)),
      { now, seconds },
    )
    const ends = counted.filter(({ points }) => points > times * factor).map(({ endsAt }) => endsAt)
    return ends.length === 0 ? 0 : Math.max(1, Math.ceil((Math.max(...ends) - now) / 1000))
  }
  return {
    async consume(name, key, budget) {
      const retryAfterSeconds = await count(name, [key], budget)
      return { allowed: retryAfterSeconds === 0, retryAfterSeconds }
    },
    async spend(name, keys) {
      const seconds = await count(name, keys, budgets[name])
      if (seconds > 0) throw new AppError('rate_limited', { params: { seconds } })
    },
  }
}
