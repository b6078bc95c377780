import type { FastifyReply } from 'fastify'
import type { EventTopic } from '#contract/live-events.ts'

/** A client that reads nothing for this long is cut off. */
const SLOWEST_MS = 30_000
/** How soon browsers reconnect after a stream ended. */
const COME_BACK_MS = 2_000

/** Always writes the id, because a browser otherwise keeps the last one it received. */
const changedEvent = (topic: EventTopic | 'all', requestId = '') =>
  `id: ${requestId}\nevent: changed\ndata: ${topic}\n\n`

/** One open stream of server-sent events. It queues at most one message per topic. */
export interface EventStream {
  /**
   * Sends that something of a topic changed; `all` means that anything may have changed.
   * @param requestId the request that changed it, by which its sender recognises the event
   */
  changed(topic: EventTopic | 'all', requestId?: string): void
  /** Sends a comment that keeps the connection open. */
  beat(): void
  /** Sends the last event and ends. */
  end(): void
}

function sendHead(reply: FastifyReply): void {
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Tells a reverse proxy not to buffer.
    'x-accel-buffering': 'no',
  })
}

/** Writes to a connection. While its buffer is full, topics wait, each at most once. */
class TopicWriter {
  readonly #raw: FastifyReply['raw']
  readonly #waiting = new Set<EventTopic | 'all'>()
  #slow: NodeJS.Timeout | undefined
  full = false

  constructor(raw: FastifyReply['raw'], onClose: () => void) {
    this.#raw = raw
    raw.on('drain', () => this.#writeWaiting())
    raw.once('close', () => {
      clearTimeout(this.#slow)
      onClose()
    })
    raw.on('error', () => raw.destroy())
  }

  write(text: string): void {
    const raw = this.#raw
    if (raw.writableEnded || raw.destroyed || raw.write(text)) return
    this.full = true
    this.#slow = setTimeout(() => raw.destroy(), SLOWEST_MS).unref()
  }

  changed(topic: EventTopic | 'all', requestId?: string): void {
    if (this.full) this.#waiting.add(topic)
    else this.write(changedEvent(topic, requestId))
  }

  #writeWaiting(): void {
    this.full = false
    clearTimeout(this.#slow)
    const topics = [...this.#waiting]
    this.#waiting.clear()
    if (topics.length > 0) this.write(topics.map((topic) => changedEvent(topic)).join(''))
  }
}

/**
 * Turns a reply into a stream. Fastify no longer handles the reply after this.
 * @param onClose called once when either side ended it
 */
export function openStream(reply: FastifyReply, onClose: () => void): EventStream {
  reply.hijack()
  const { raw } = reply
  const writer = new TopicWriter(raw, onClose)
  sendHead(reply)
  writer.write(`retry: ${COME_BACK_MS}\n\n`)
  return {
    changed: (topic, requestId) => writer.changed(topic, requestId),
    beat() {
      if (!writer.full) writer.write(': still here\n\n')
    },
    end() {
      if (!writer.full) writer.write('event: bye\ndata: bye\n\n')
      raw.end()
      if (writer.full) raw.destroy()
    },
  }
}
