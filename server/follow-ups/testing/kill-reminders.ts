import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { openVaultOf } from '../../database/set-up.ts'
import { riderPlace } from '../../people/rider-contact.ts'
import { parseRing } from '../../vault/master-keys.ts'

const NOON = '2026-11-20T12:00:00Z'
/** When what a killed process held is free again. */
const LATER = '2026-11-20T12:05:00Z'

/** Where the experiment takes place. */
export interface Ground {
  ownerUrl: string
  masterKey: string
}

/** What came of it. */
export interface Outcome {
  /** Reminders written down as sent, each once. */
  recorded: number
  /** Different mails by their Message-ID, and how many arrived in all. */
  mails: { different: number; all: number }
  kills: number
  seconds: number
}

/** Follow-ups of one rider, all due this morning: every reminder has a row, a secret and a mail of its own. */
async function seed(owner: Client, { masterKey }: Ground, count: number): Promise<void> {
  const vault = await openVaultOf(owner, parseRing(masterKey))
  const [fitter, rider, session] = [randomUUID(), randomUUID(), randomUUID()]
  const keys = { fitter: vault.newHolderKey(fitter), rider: vault.newHolderKey(rider) }
  const name = keys.fitter.key.seal({ table: 'account', row: fitter, field: 'name' }, 'Ines Becker')
  const email = keys.rider.key.seal(riderPlace(rider, 'email'), 'jonas@example.org')
  await owner.query('begin')
  // Nobody did these by hand: they have no entries in the trail.
  const audited = ['account', 'rider', 'session', 'follow_up']
  for (const table of audited) await owner.query(`alter table ${table} disable trigger user`)
  for (const [holder, { wrapped }] of [
    [fitter, keys.fitter],
    [rider, keys.rider],
  ] as const)
    await owner.query('insert into vault_key values ($1, $2, $3, $4)', [
      holder,
      wrapped,
      vault.currentMasterKey,
      NOON,
    ])
  await owner.query(
    `insert into account (id, role, identity_subject, name_sealed, language, units, created_at)
     values ($1::uuid, 'fitter', $1::uuid::text, $2, 'en', 'metric', $3)`,
    [fitter, name, NOON],
  )
  await owner.query(
    `insert into rider (id, fitter_id, email_sealed, language, time_zone, created_at) values ($1, $2, $3, 'en', 'UTC', $4)`,
    [rider, fitter, email, NOON],
  )
  await owner.query(
    'insert into session (id, fitter_id, rider_id, fitted_at, created_at) values ($1, $2, $3, $4, $4)',
    [session, fitter, rider, NOON],
  )
  await owner.query(
    `insert into follow_up (id, session_id, fitter_id, rider_id, milestone, opens_on, due_on, window_ends_on,
       reminder_days, next_look_at, created_at)
     select gen_random_uuid(), $1, $2, $3, day, '2026-11-01', '2026-11-20', '2026-12-20', '{0}', '2026-11-20T09:00Z', $4
     from generate_series(1, $5::int) day`,
    [session, fitter, rider, NOON, count],
  )
  for (const table of audited) await owner.query(`alter table ${table} enable trigger user`)
  await owner.query('commit')
}

/** A mail server on loopback that counts mails by their Message-ID and may say when one arrives. */
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
  // A killed process breaks its connection.
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = Object(server.server.address())
  return {
    url: `smtp://127.0.0.1:${port}`,
    different: () => arrived.size,
    all: () => all,
    /** Resolves in the very moment at which so many mails have arrived. */
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
 * Two processes send many due reminders and are killed (`SIGKILL`) in the middle, again and again, each time replaced;
 * at the end one more finishes what the dead held.
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
  await seed(owner, ground, count)
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
