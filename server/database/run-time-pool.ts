import { Pool, type PoolClient } from 'pg'
import { isRefusedPassword } from './role-password.ts'
import { valueParsers } from './value-parsers.ts'

/** How a process signs in as the run-time role. */
export interface RunTimeLogin {
  url: string
  /** Reads the URL again with the current password; absent if the operator sets the password. */
  renew?: () => Promise<string>
}

interface PoolOptions extends RunTimeLogin {
  /** The most connections. */
  size?: number
  onError?: (error: Error) => void
}

type Connected = Parameters<Pool['connect']>[0]

/** How long a request waits for a connection. */
export const REQUESTS_WAIT_MS = 5_000

/** A pool that reads the password again when one of its new connections is refused because of it. */
export class RunTimePool extends Pool {
  #renewal: Promise<void> | null = null
  readonly #renew: RunTimeLogin['renew']

  constructor({ url, renew, size }: PoolOptions) {
    super({
      connectionString: url,
      max: size ?? 20,
      connectionTimeoutMillis: REQUESTS_WAIT_MS,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      types: valueParsers,
      // Statements are sent without waiting for the responses of earlier ones.
      pipeline: true,
    })
    this.#renew = renew
  }

  /** The URL with the password that was read last. */
  get url(): string {
    return this.options.connectionString ?? ''
  }

  /** Reads the password again, if the operator does not set it. */
  async renew(): Promise<void> {
    if (this.#renew) await this.#readAgain(this.#renew)
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const connected = super.connect().catch(async (error: unknown) => {
      if (!isRefusedPassword(error) || !this.#renew) throw error
      await this.#readAgain(this.#renew)
      return super.connect()
    })
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  /** Reads once for all connections that are refused at the same time. */
  #readAgain(renew: () => Promise<string>): Promise<void> {
    this.#renewal ??= renew()
      .then((url) => {
        this.options.connectionString = url
      })
      .finally(() => {
        this.#renewal = null
      })
    return this.#renewal
  }
}

/** Opens the pool of the run-time role. */
export function openRunTimePool(options: PoolOptions): RunTimePool {
  const pool = new RunTimePool(options)
  pool.on('error', (error) => options.onError?.(error))
  // A connection that breaks fails the current or the next query. The event alone must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
