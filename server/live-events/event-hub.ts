import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { AppError } from '../http/problem.ts'
import { type EventStream, openStream } from './event-stream.ts'
import { type Listener, openListener } from './listener.ts'
import { EVENT_CHANNEL, type LiveEvent, readEvent } from './publish-event.ts'
import { RecentChanges } from './recent-changes.ts'

export interface Viewer {
  accountId: string
  /** How long ago the page began to read its data, in milliseconds. It is first sent what changed since then. */
  pageAgeMs: number
  /** Whether this cookie may still watch. Called at least once a minute and whenever the account changed. */
  stillAllowed(): Promise<boolean>
}

/** The event streams of one process. */
export interface EventHub {
  /** The connection on which events arrive. Other parts of this process receive their notifications on it too. */
  listener: Listener
  /**
   * Turns a reply into a stream of the events of an account.
   * @throws AppError `rate_limited` when the account has too many streams open; `unavailable` while the server stops
   */
  stream(reply: FastifyReply, viewer: Viewer): void
  /** Ends every stream and refuses new ones, because the server is about to stop. */
  endStreams(): void
  /** Ends the streams and stops listening. */
  close(): Promise<void>
}

const STREAMS_PER_ACCOUNT = 30
const RETRY_SECONDS = 60
const BEAT_MS = 20_000
const RECHECK_MS = 45_000

interface Watching {
  viewer: Viewer
  stream: EventStream
}

/** The open streams by account, and what they missed just before they were opened. */
class OpenStreams {
  readonly #byAccount = new Map<string, Set<Watching>>()
  readonly #recent = new RecentChanges()

  of(accountId: string): Watching[] {
    return [...(this.#byAccount.get(accountId) ?? [])]
  }

  all(): Watching[] {
    return [...this.#byAccount.values()].flatMap((watching) => [...watching])
  }

  /** Ends the streams of viewers who may no longer watch. @returns the other streams */
  async recheck(watching: Watching[]): Promise<Watching[]> {
    const allowed: Watching[] = []
    // Checks them one after the other: a process may have thousands of streams.
    for (const one of watching)
      if (await one.viewer.stillAllowed().catch(() => false)) allowed.push(one)
      else one.stream.end()
    return allowed
  }

  add(viewer: Viewer, reply: FastifyReply): void {
    const { accountId } = viewer
    if (this.of(accountId).length >= STREAMS_PER_ACCOUNT)
      throw new AppError('rate_limited', { params: { seconds: RETRY_SECONDS } })
    const mine = this.#byAccount.get(accountId) ?? new Set<Watching>()
    this.#byAccount.set(accountId, mine)
    const watching = {
      viewer,
      stream: openStream(reply, () => {
        mine.delete(watching)
        if (mine.size === 0 && this.#byAccount.get(accountId) === mine) this.#byAccount.delete(accountId)
      }),
    }
    mine.add(watching)
    for (const topic of this.#recent.since(accountId, viewer.pageAgeMs)) watching.stream.changed(topic)
  }

  /** Sends an event. After a change of the account, streams whose sign-in has ended only receive the end event. */
  async send({ topic, requestId, accounts, closes }: LiveEvent): Promise<void> {
    const ids = new Set(accounts)
    this.#recent.remember(topic, ids)
    const concerned = [...ids].flatMap((account) => this.of(account))
    const allowed = topic === 'account' ? await this.recheck(concerned) : concerned
    for (const { stream } of allowed) {
      stream.changed(topic, requestId)
      if (closes) stream.end()
    }
  }

  /** Events were lost until now, so anything may have changed. */
  interrupted(): void {
    this.#recent.interrupted()
    for (const { stream } of this.all()) stream.changed('all')
  }
}

/** Keeps the streams alive and ends those that are no longer allowed. @returns a function that stops this */
function keepStreams(streams: OpenStreams, { beatMs = BEAT_MS, recheckMs = RECHECK_MS }: Times): () => void {
  let checking = false
  const beat = setInterval(() => {
    for (const { stream } of streams.all()) stream.beat()
  }, beatMs)
  const check = setInterval(() => {
    if (checking) return
    checking = true
    void streams.recheck(streams.all()).finally(() => {
      checking = false
    })
  }, recheckMs)
  return () => {
    clearInterval(beat)
    clearInterval(check)
  }
}

interface Times {
  beatMs?: number
  recheckMs?: number
}

/**
 * Opens the event streams of this process.
 * @param ownerUrl a direct connection (a transaction pooler cannot listen)
 * @throws when the database cannot be reached now; after a later interruption every stream reloads everything
 */
export async function openEventHub(
  ownerUrl: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  times: Times = {},
): Promise<EventHub> {
  const listener = await openListener(ownerUrl, log)
  const streams = new OpenStreams()
  let closed = false
  await listener.subscribe(EVENT_CHANNEL, (payload) => {
    const event = readEvent(payload)
    if (!event) return log.warn('live events: unknown event')
    void streams.send(event)
  }).listening
  listener.onReturn(() => streams.interrupted())
  const stopKeeping = keepStreams(streams, times)
  function endStreams(): void {
    closed = true
    for (const { stream } of streams.all()) stream.end()
  }
  return {
    listener,
    endStreams,
    stream(reply, viewer) {
      if (closed) throw new AppError('unavailable')
      streams.add(viewer, reply)
    },
    async close() {
      stopKeeping()
      endStreams()
      await listener.close()
    },
  }
}
