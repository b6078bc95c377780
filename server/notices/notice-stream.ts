import type { FastifyReply } from 'fastify'
import type { NoticeTopic } from './publish.ts'

/** A client that takes nothing for this long is gone. */
const SLOWEST_MS = 30_000
/** Browsers come back this soon after a stream ended. */
const COME_BACK_MS = 2_000

/** The id is always written: a browser holds on to the last one it heard. */
const changedEvent = (topic: NoticeTopic | 'all', requestId = '') =>
  `id: ${requestId}\nevent: changed\ndata: ${topic}\n\n`

/** One open stream of server-sent events. Never holds more than one waiting message a topic. */
export interface NoticeStream {
  /**
   * Says that something of a topic changed; `all`: anything may have.
   * @param requestId of the request that changed it: who made it knows the notice as its own
   */
  changed(topic: NoticeTopic | 'all', requestId?: string): void
  /** A comment that keeps the way there open. */
  beat(): void
  /** Says goodbye and ends. */
  end(): void
}

/**
 * Turns a reply into a stream. The reply is no longer Fastify's after this.
 * @param onClose called once, whoever ended it
 */
export function openStream(reply: FastifyReply, onClose: () => void): NoticeStream {
  reply.hijack()
  const { raw } = reply
  const waiting = new Set<NoticeTopic | 'all'>()
  let full = false
  let slow: NodeJS.Timeout | undefined

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed || raw.write(text)) return
    full = true
    slow = setTimeout(() => raw.destroy(), SLOWEST_MS).unref()
  }

  raw.on('drain', () => {
    full = false
    clearTimeout(slow)
    const topics = [...waiting]
    waiting.clear()
    if (topics.length > 0) write(topics.map((topic) => changedEvent(topic)).join(''))
  })
  raw.once('close', () => {
    clearTimeout(slow)
    onClose()
  })
  raw.on('error', () => raw.destroy())

  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Says to a proxy in front: hand it on at once.
    'x-accel-buffering': 'no',
  })
  write(`retry: ${COME_BACK_MS}\n\n`)
  return {
    changed(topic, requestId) {
      if (full) waiting.add(topic)
      else write(changedEvent(topic, requestId))
    },
    beat() {
      if (!full) write(': still here\n\n')
    },
    end() {
      if (!full) write('event: bye\ndata: bye\n\n')
      raw.end()
      if (full) raw.destroy()
    },
  }
}
