import type { FastifyBaseLogger } from 'fastify'
import { Client } from 'pg'

type Log = Pick<FastifyBaseLogger, 'warn'>
type Hear = (payload: string) => void

/** The one connection of a process on which PostgreSQL notifies it. */
export interface Listener {
  /** Listens on a channel from when `listening` resolves until `forget` is called. */
  subscribe(channel: string, hear: Hear): { listening: Promise<void>; forget(): void }
  /** Calls `hear` when the connection is back after an interruption. Notifications sent meanwhile are lost. */
  onReturn(hear: () => void): void
  close(): Promise<void>
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** The interval for detecting a connection whose other end is gone without having closed it. */
const ALIVE_CHECK_MS = 30_000

async function connect(url: string, channels: Iterable<string>): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Several parts of the product subscribe at once.
    pipeline: true,
  })
  // An unhandled error event would end the process. The end event that follows is handled instead.
  client.on('error', () => undefined)
  try {
    await client.connect()
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return client
}

class PostgresListener implements Listener {
  readonly #url: string
  readonly #log: Log
  readonly #hearers = new Map<string, Set<Hear>>()
  readonly #returnHearers = new Set<() => void>()
  readonly #aliveCheck = setInterval(() => this.#checkAlive(), ALIVE_CHECK_MS).unref()
  #client: Client | null = null
  #retry: NodeJS.Timeout | undefined
  #closed = false

  constructor(url: string, log: Log) {
    this.#url = url
    this.#log = log
  }

  async open(): Promise<this> {
    try {
      this.#use(await connect(this.#url, []))
    } catch (error) {
      clearInterval(this.#aliveCheck)
      throw error
    }
    return this
  }

  subscribe(channel: string, hear: Hear) {
    const known = this.#hearers.get(channel)
    this.#hearers.set(channel, (known ?? new Set()).add(hear))
    const listening = known ? Promise.resolve() : this.#listen(channel)
    return { listening, forget: () => void this.#hearers.get(channel)?.delete(hear) }
  }

  onReturn(hear: () => void): void {
    this.#returnHearers.add(hear)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#aliveCheck)
    clearTimeout(this.#retry)
    await this.#client?.end()
  }

  #use(client: Client): void {
    this.#client = client
    client.on('notification', ({ channel, payload }) => {
      for (const hear of this.#hearers.get(channel) ?? []) hear(payload ?? '')
    })
    client.once('end', () => {
      if (this.#client !== client) return
      this.#client = null
      if (this.#closed) return
      this.#log.warn('listener: connection lost')
      this.#reconnectAfter(FIRST_PAUSE_MS)
    })
  }

  #reconnectAfter(pause: number): void {
    this.#retry = setTimeout(async () => {
      const known = new Set(this.#hearers.keys())
      const client = await connect(this.#url, known).catch(() => null)
      if (this.#closed) return void client?.end()
      if (!client) return this.#reconnectAfter(Math.min(pause * 2, LONGEST_PAUSE_MS))
      this.#use(client)
      for (const channel of this.#hearers.keys()) if (!known.has(channel)) void this.#listen(channel)
      for (const hear of this.#returnHearers) hear()
    }, pause)
  }

  async #listen(channel: string): Promise<void> {
    const client = this.#client
    await client?.query(`listen ${client.escapeIdentifier(channel)}`).catch(() => cutOff(client))
  }

  #checkAlive(): void {
    const client = this.#client
    if (!client) return
    const timeout = setTimeout(() => cutOff(client), ALIVE_CHECK_MS / 2)
    client.query('select 1').then(
      () => clearTimeout(timeout),
      () => clearTimeout(timeout),
    )
  }
}

/** Destroys the socket. The end event then starts the reconnection. */
const cutOff = (client: Client): void => void client.connection.stream.destroy()

/**
 * Opens the listening connection and reconnects after every interruption.
 * @param ownerUrl a direct connection (a transaction pooler cannot listen)
 * @throws when the first connection fails
 */
export const openListener = (ownerUrl: string, log: Log): Promise<Listener> =>
  new PostgresListener(ownerUrl, log).open()
