import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '../http/problem.ts'
import { type Listener, openListener } from './listener.ts'
import { type NoticeStream, openStream } from './notice-stream.ts'
import { NOTICE_CHANNEL, NOTICE_TOPICS, type Notice } from './publish.ts'

export interface Viewer {
  accountId: string
  /** Whether this cookie may still look; asked at least once a minute, and whenever the account changed. */
  stillAllowed(): Promise<boolean>
}

/** The streams of one process, and what they tell. */
export interface NoticeHub {
  /** The connection notices come on, for whoever else of this process is told things by PostgreSQL. */
  listener: Listener
  /**
   * Makes a reply a stream of notices for an account.
   * @throws AppError `rate_limited` when the account has too many open; `unavailable` while the server stops
   */
  stream(reply: FastifyReply, viewer: Viewer): void
  /** Says goodbye to every stream and lets no new one in: the server is about to stop. */
  endStreams(): void
  /** Ends the streams and stops listening. */
  close(): Promise<void>
}

const STREAMS_PER_ACCOUNT = 30
const RETRY_SECONDS = 60
const BEAT_MS = 20_000
const RECHECK_MS = 45_000

const noticeShape = z.object({
  topic: z.enum(NOTICE_TOPICS),
  accounts: z.array(z.string()),
  requestId: z.string().optional(),
})

function readNotice(payload: string): Notice | null {
  try {
    return noticeShape.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}

interface Watching {
  viewer: Viewer
  stream: NoticeStream
}

/** Who watches, by account. */
function openRoom() {
  const byAccount = new Map<string, Set<Watching>>()
  const of = (accountId: string): Watching[] => [...(byAccount.get(accountId) ?? [])]
  const all = (): Watching[] => [...byAccount.values()].flatMap((watching) => [...watching])

  /** Says goodbye to who may no longer look, and answers the others. */
  async function recheck(watching: Watching[]): Promise<Watching[]> {
    const allowed: Watching[] = []
    // One after the other: a process may have thousands of them.
    for (const one of watching)
      if (await one.viewer.stillAllowed().catch(() => false)) allowed.push(one)
      else one.stream.end()
    return allowed
  }

  return {
    of,
    all,
    recheck,
    enter(viewer: Viewer, reply: FastifyReply): void {
      const { accountId } = viewer
      if (of(accountId).length >= STREAMS_PER_ACCOUNT)
        throw new AppError('rate_limited', { params: { seconds: RETRY_SECONDS } })
      const mine = byAccount.get(accountId) ?? new Set<Watching>()
      byAccount.set(accountId, mine)
      const watching = {
        viewer,
        stream: openStream(reply, () => {
          mine.delete(watching)
          if (mine.size === 0 && byAccount.get(accountId) === mine) byAccount.delete(accountId)
        }),
      }
      mine.add(watching)
    },
  }
}

/**
 * Opens the notices of this process.
 * @param ownerUrl a direct connection (a transaction pooler cannot listen)
 * @throws when the database cannot be reached now; later breaks are bridged, with a word to every stream to ask again
 */
export async function openNotices(
  ownerUrl: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  times: { beatMs?: number; recheckMs?: number } = {},
): Promise<NoticeHub> {
  const listener = await openListener(ownerUrl, log)
  const room = openRoom()
  let closed = false

  /** A change of the account may have ended sign-ins: those hear goodbye and nothing else, lest they ask with a cookie that is over. */
  async function tell({ topic, requestId }: Notice, concerned: Watching[]): Promise<void> {
    const told = topic === 'account' ? await room.recheck(concerned) : concerned
    for (const { stream } of told) stream.changed(topic, requestId)
  }

  const { listening } = listener.subscribe(NOTICE_CHANNEL, (payload) => {
    const notice = readNotice(payload)
    if (!notice) return log.warn('notices: not understood')
    void tell(notice, [...new Set(notice.accounts)].flatMap(room.of))
  })
  await listening
  listener.onReturn(() => {
    for (const { stream } of room.all()) stream.changed('all')
  })

  let checking = false
  const beat = setInterval(() => {
    for (const { stream } of room.all()) stream.beat()
  }, times.beatMs ?? BEAT_MS)
  const check = setInterval(() => {
    if (checking) return
    checking = true
    void room.recheck(room.all()).finally(() => {
      checking = false
    })
  }, times.recheckMs ?? RECHECK_MS)

  function endStreams(): void {
    closed = true
    for (const { stream } of room.all()) stream.end()
  }

  return {
    listener,
    endStreams,
    stream(reply, viewer) {
      if (closed) throw new AppError('unavailable')
      room.enter(viewer, reply)
    },
    async close() {
      clearInterval(beat)
      clearInterval(check)
      endStreams()
      await listener.close()
    },
  }
}
