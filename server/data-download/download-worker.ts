import type { FastifyBaseLogger } from 'fastify'
import { DOWNLOAD_CHANNEL } from './downloads.repository.ts'
import { type CopyMaker, makeNextCopy } from './make-copy.ts'

/** The polling interval, for lost notifications and for copies that another process began. */
const POLL_MS = 5_000

interface Options extends Omit<CopyMaker, 'isStopping'> {
  /** Receives notifications of the database. */
  listener: { subscribe(channel: string, hear: () => void): { forget(): void } }
  log: Pick<FastifyBaseLogger, 'error'>
}

export interface DownloadWorker {
  /** Starts nothing new; a copy that is being made is begun again by the next start. */
  stop(): Promise<void>
}

/** Makes the copies that people ask for, one after the other. Any number of processes may do this. */
export function startDownloadWorker({ listener, log, ...parts }: Options): DownloadWorker {
  let stopping = false
  let running: Promise<void> | null = null
  const maker: CopyMaker = { ...parts, isStopping: () => stopping }

  async function makeAll(): Promise<void> {
    while (!stopping) {
      const turn = await makeNextCopy(maker)
      if (!turn.made) return
      if (turn.failure) log.error({ err: turn.failure }, 'a copy of a person’s data could not be made')
    }
  }

  const run = () =>
    makeAll()
      .catch((error: unknown) => log.error({ err: error }, 'copies of people’s data could not be made'))
      .then(() => {
        running = null
      })
  const wake = () => {
    if (!stopping) running ??= run()
  }
  const { forget } = listener.subscribe(DOWNLOAD_CHANNEL, wake)
  const poll = setInterval(wake, POLL_MS)
  wake()
  return {
    async stop() {
      stopping = true
      clearInterval(poll)
      forget()
      await running
    },
  }
}
