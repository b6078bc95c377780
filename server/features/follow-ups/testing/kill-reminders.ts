import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { seedReminders } from './seed-reminders.ts'

const NOON = '2026-11-20T12:00:00Z'
/** After the leases of the killed processes have ended. */
const LATER = '2026-11-20T12:05:00Z'

/** The database and the other resources of the experiment. */
export interface Ground {
  ownerUrl: string
  masterKey: string
}

/** The result of the experiment. */
export interface Outcome {
  /** Reminders recorded as sent, each counted once. */
  recorded: number
  /** The number of distinct Message-IDs, and of all mails that arrived. */
  mails: { different: number; all: number }
  kills: number
  seconds: number
}

/** A mail server on loopback that counts mails by their Message-ID and reports arrivals. */
async function mailServer() {
  const arrived = new Map<string, number>()
  let all = 0
  let onMail: () => void = () => undefined
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        const id = /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? ''
        arrived.set(id, (arrived.get(id) ?? 0) + 1)
        all += 1
        onMail()
        done()
      }, done)
    },
  })
  // Killing a process breaks its connection.
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = Object(server.server.address())
  return {
    url: `smtp://127.0.0.1:${port}`,
    different: () => arrived.size,
    all: () => all,
    /** Resolves when this many mails have arrived. */
    arrival: (count: number) =>
      new Promise<void>((resolve) => {
        onMail = () => {
          if (all >= count) resolve()
        }
      }),
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

function startProcess({ ownerUrl, masterKey }: Ground, smtpUrl: string, now: string): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'reminder-process.ts')], {
    env: { PATH: process.env.PATH, OWNER_URL: ownerUrl, MASTER_KEY: masterKey, SMTP_URL: smtpUrl, NOW: now },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(20)
}

/**
 * Two processes send many due reminders. They are killed with `SIGKILL` while sending and replaced, several times. At
 * the end another process sends what the killed ones had claimed.
 */
export async function killReminders(
  ground: Ground,
  { count, kills }: { count: number; kills: number },
): Promise<Outcome> {
  const owner = new Client({ connectionString: ground.ownerUrl })
  await owner.connect()
  const server = await mailServer()
  const rows = async (where: string): Promise<number> =>
    Number((await owner.query(`select count(*) as rows from ${where}`)).rows[0].rows)
  await seedReminders(owner, ground.masterKey, {
    count,
    address: 'jonas@example.org',
    now: new Date(NOON),
    timeZone: 'UTC',
  })
  const begun = performance.now()
  const running = [0, 1].map(() => startProcess(ground, server.url, NOON))
  const step = Math.floor((count * 0.8) / Math.max(kills, 1))
  for (let kill = 0; kill < kills; kill += 1) {
    await server.arrival(kill * step + randomInt(1, Math.max(step, 2)))
    const [victim] = running.splice(kill % 2, 1)
    if (victim) await end(victim, 'SIGKILL')
    running.splice(kill % 2, 0, startProcess(ground, server.url, NOON))
  }
  const unsent = 'outbox where sent_at is null'
  await until(async () => (await rows('follow_up_reminder')) === count)
  await until(async () => (await rows(`${unsent} and leased_until is null`)) === 0)
  await Promise.all(running.map((child) => end(child, 'SIGTERM')))
  const last = startProcess(ground, server.url, LATER)
  await until(async () => (await rows(unsent)) === 0)
  await end(last, 'SIGTERM')
  const seconds = (performance.now() - begun) / 1000
  const recorded = await rows('follow_up_reminder where sent_at is not null and number = 1')
  await owner.end()
  await server.close()
  return { recorded, mails: { different: server.different(), all: server.all() }, kills, seconds }
}
