import type { FastifyBaseLogger } from 'fastify'
import { Client } from 'pg'

type Log = Pick<FastifyBaseLogger, 'warn'>

/** The one connection of a process that PostgreSQL tells things on. */
export interface Listener {
  /** Hears a channel: surely once `listening` resolves, until `forget`. */
  subscribe(channel: string, hear: (payload: string) => void): { listening: Promise<void>; forget(): void }
  /** Called when the connection is back after a break: what was told meanwhile is lost. */
  onReturn(hear: () => void): void
  close(): Promise<void>
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** A connection that lost its other end without a word is found out by this. */
const ALIVE_CHECK_MS = 30_000

async function connect(url: string, channels: Iterable<string>): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
  // Without a hearer an error event ends the process; the end event that follows is the one acted on.
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

/**
 * Opens the listening connection and keeps it: after a break it comes back by itself.
 * @param ownerUrl a direct connection (a transaction pooler cannot listen)
 * @throws when the first connection fails
 */
export async function openListener(ownerUrl: string, log: Log): Promise<Listener> {
  const hearers = new Map<string, Set<(payload: string) => void>>()
  const returnHearers = new Set<() => void>()
  let closed = false
  let client: Client | null = null
  let retry: NodeJS.Timeout | undefined

  function take(next: Client): void {
    client = next
    next.on('notification', ({ channel, payload }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload ?? '')
    })
    next.once('end', () => {
      if (client !== next) return
      client = null
      if (closed) return
      log.warn('listener: connection lost')
      comeBack(FIRST_PAUSE_MS)
    })
  }

  function comeBack(pause: number): void {
    retry = setTimeout(async () => {
      const known = new Set(hearers.keys())
      const next = await connect(ownerUrl, known).catch(() => null)
      if (closed) return void next?.end()
      if (!next) return comeBack(Math.min(pause * 2, LONGEST_PAUSE_MS))
      take(next)
      for (const channel of hearers.keys()) if (!known.has(channel)) void listen(channel)
      for (const hear of returnHearers) hear()
    }, pause)
  }

  function drop(broken: Client): void {
    // Cuts the line; the end event brings it back.
    broken.connection.stream.destroy()
  }

  async function listen(channel: string): Promise<void> {
    const now = client
    await now?.query(`listen ${now.escapeIdentifier(channel)}`).catch(() => drop(now))
  }

  const alive = setInterval(() => {
    const now = client
    if (!now) return
    const timeout = setTimeout(() => drop(now), ALIVE_CHECK_MS / 2)
    now.query('select 1').then(
      () => clearTimeout(timeout),
      () => clearTimeout(timeout),
    )
  }, ALIVE_CHECK_MS)
  alive.unref()

  take(await connect(ownerUrl, []))
  return {
    subscribe(channel, hear) {
      const known = hearers.get(channel)
      hearers.set(channel, (known ?? new Set()).add(hear))
      const listening = known ? Promise.resolve() : listen(channel)
      return { listening, forget: () => void hearers.get(channel)?.delete(hear) }
    },
    onReturn: (hear) => void returnHearers.add(hear),
    async close() {
      closed = true
      clearInterval(alive)
      clearTimeout(retry)
      await client?.end()
    },
  }
}
