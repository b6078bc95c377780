// Tests a mail server that is slow, does not respond, refuses at each command, or breaks connections, while 300
// reminders are queued. Prints for each case how long a password reset and an invitation took, as multiples of the
// undisturbed delay, and how many addresses were marked. At the end it prints whether a mail was lost or arrived twice.
// npm run drill -- mail [reminders]
import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { ask, median, signUp, startServer } from '../bench/lab/server.ts'
import { type Moment, type Script, startMailServer, type Trouble } from './lab/mail-server.ts'

const REMINDERS = Number(process.argv[2] ?? 300)
/** A mail that a person waits for must arrive within this many times the undisturbed delay, or within this many ms. */
const TIMES = 20
const AT_LEAST_MS = 4_000
/** The shortest time for which a provider accepts nothing. */
const OUTAGE_MS = 8_000
/**
 * Within which time an outage must be reported. Two connections in a row must have failed, each silent one after 10 s.
 */
const TOLD_WITHIN_MS = 45_000
/** Within which time after the end of an outage a mail that a person waits for must be sent. */
const BACK_WITHIN_MS = 40_000
const WAIT_AT_MOST_MS = 120_000

const masterKey = `drill:${randomBytes(32).toString('base64')}`
const mails = await startMailServer()
const server = await startServer({
  SMTP_URL: mails.url,
  MASTER_KEY: masterKey,
  AUTH_AUTOCONFIRM: 'on',
  RATE_LIMIT_FACTOR: '100',
  LOG_LEVEL: 'silent',
})
const ownerUrl = await server.ownerUrl()
const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 })
const fitter = await signUp(server.origin, 'fitter')

const waiting = 'outbox where sent_at is null and dead_at is null and dropped_at is null'
const count = async (from: string): Promise<number> =>
  Number((await owner.query(`select count(*) as n from ${from}`)).rows[0].n)

/** Queues this many due reminders, whatever the outcome of their last attempts. */
async function queueReminders(): Promise<void> {
  const missing = REMINDERS - (await count(waiting))
  const script = 'server/features/follow-ups/testing/queue-reminders.ts'
  if (missing > 0)
    await promisify(execFile)(
      process.execPath,
      [script, String(missing), `${randomUUID()}@reminders.example`],
      { env: { ...process.env, OWNER_URL: ownerUrl, MASTER_KEY: masterKey, PUBLIC_URL: server.origin } },
    )
  await owner.query(
    'update outbox set due_at = now(), attempts = 0 where sent_at is null and dead_at is null and leased_until is null',
  )
}

/** Milliseconds until a mail to an address arrives; null if it does not arrive in time. */
async function arrival(to: string, since: number): Promise<number | null> {
  while (performance.now() - since < WAIT_AT_MOST_MS) {
    const found = mails.arrivals.find((mail) => mail.to === to)
    if (found) return found.at - since
    await wait(5)
  }
  return null
}

async function resetDelay(): Promise<number | null> {
  const { email } = await signUp(server.origin, 'client')
  const since = performance.now()
  await ask(server.origin, 'POST', '/auth/v1/recover', { email })
  return arrival(email, since)
}

async function invitationDelay(email = `${randomUUID()}@invited.example`): Promise<number | null> {
  const since = performance.now()
  const body = { channel: 'email', email }
  const { status } = await ask(server.origin, 'POST', '/api/invitations', body, fitter.cookie)
  if (status !== 201) throw new Error(`inviting answered ${status}`)
  return arrival(email, since)
}

/** Skips the pauses between attempts until nothing is queued. @returns false when something still is */
async function settle(): Promise<boolean> {
  const since = performance.now()
  while (performance.now() - since < 2 * WAIT_AT_MOST_MS) {
    if ((await count(waiting)) === 0) return true
    await owner.query(`update outbox set due_at = now() where due_at > now() and leased_until is null`)
    await wait(200)
  }
  return false
}

interface Case {
  name: string
  /** Whether only the reminders fail, or every mail until the failure ends. */
  hits: 'reminders' | 'every mail'
  moment: Moment
  trouble: Trouble
  /** The address itself is refused and must be marked. */
  marks?: true
}

const CASES: Case[] = [
  { name: 'slow (1 s each)', hits: 'reminders', moment: 'RCPT', trouble: { slowMs: 1_000 } },
  { name: 'silent at RCPT', hits: 'reminders', moment: 'RCPT', trouble: 'silent' },
  { name: 'silent at DATA', hits: 'reminders', moment: 'DATA', trouble: 'silent' },
  { name: 'silent after the content', hits: 'reminders', moment: 'content', trouble: 'silent' },
  { name: 'hangs up in the content', hits: 'reminders', moment: 'content', trouble: 'cut' },
  { name: 'resets at RCPT', hits: 'reminders', moment: 'RCPT', trouble: 'reset' },
  { name: '451 at RCPT', hits: 'reminders', moment: 'RCPT', trouble: '451 4.2.0 later' },
  { name: '552 mailbox full', hits: 'reminders', moment: 'RCPT', trouble: '552 5.2.2 full' },
  { name: '554 relay denied', hits: 'reminders', moment: 'RCPT', trouble: '554 5.7.1 relay denied' },
  { name: '550 spam', hits: 'reminders', moment: 'content', trouble: '550 5.7.1 spam' },
  { name: '554 at the greeting', hits: 'every mail', moment: 'greeting', trouble: '554 5.7.1 listed' },
  { name: 'silent at the greeting', hits: 'every mail', moment: 'greeting', trouble: 'silent' },
  { name: '535 at AUTH', hits: 'every mail', moment: 'AUTH', trouble: '535 5.7.8 wrong' },
  { name: '550 at MAIL FROM', hits: 'every mail', moment: 'MAIL', trouble: '550 5.1.8 bad sender' },
  { name: 'hangs up at MAIL FROM', hits: 'every mail', moment: 'MAIL', trouble: 'cut' },
  // This case is the last one, because it ends the queued reminders.
  { name: '550 unknown user', hits: 'reminders', moment: 'RCPT', trouble: '550 5.1.1 unknown', marks: true },
]

const scriptOf =
  ({ hits, moment, trouble }: Case): Script =>
  (at, recipient) =>
    at === moment && (hits === 'every mail' || recipient?.endsWith('@reminders.example'))
      ? trouble
      : undefined

let broken = 0
function promise(holds: boolean, what: string): string {
  if (!holds) broken += 1
  return holds ? what : `${what} (BROKEN)`
}
const inTime = (ms: number | null, usual: number): boolean =>
  ms !== null && ms <= Math.max(usual * TIMES, AT_LEAST_MS)

/** Milliseconds until `/readyz` reports that reminders are held; null if it does not in time. */
async function untilHeld(): Promise<number | null> {
  const begun = performance.now()
  while (performance.now() - begun < TOLD_WITHIN_MS) {
    const { queues } = (await ask(server.origin, 'GET', '/readyz')).body
    if (queues.reminders.held) return performance.now() - begun
    await wait(250)
  }
  return null
}

let marked = 0
async function disturbed(one: Case, usual: { reset: number; invitation: number }): Promise<void> {
  mails.fail(scriptOf(one))
  await queueReminders()
  const asked = Promise.all([resetDelay(), invitationDelay()])
  const words: string[] = []
  if (one.hits === 'reminders') {
    const [reset, invitation] = await asked
    const times = (ms: number | null, of: number) => (ms === null ? 'never' : `${(ms / of).toFixed(1)}x`)
    words.push(promise(inTime(reset, usual.reset), `reset ${times(reset, usual.reset)}`))
    words.push(
      promise(inTime(invitation, usual.invitation), `invitation ${times(invitation, usual.invitation)}`),
    )
  } else {
    const [heldAfter] = await Promise.all([untilHeld(), wait(OUTAGE_MS)])
    words.push(
      promise(
        heldAfter !== null,
        `told as held after ${((heldAfter ?? TOLD_WITHIN_MS) / 1000).toFixed(1)} s`,
      ),
    )
    const healed = performance.now()
    mails.heal()
    await asked
    const ms = performance.now() - healed
    words.push(
      promise(ms <= BACK_WITHIN_MS, `reset and invitation ${(ms / 1000).toFixed(1)} s after its end`),
    )
  }
  const markedNow = await count('rider where address_failed_at is not null')
  const strangers = await count(
    'rider where address_failed_at is not null and id not in (select rider_id from follow_up)',
  )
  const rightly = one.marks ? markedNow > marked && strangers === 0 : markedNow === marked
  words.push(promise(rightly, `${markedNow - marked} marked`))
  marked = markedNow
  console.log(`${one.name} (${one.hits}): ${words.join(', ')}`)
}

/** Checks whether all mails arrived, each once. */
async function accounts(): Promise<void> {
  mails.heal()
  const settled = await settle()
  const sent = await count('outbox where sent_at is not null')
  const givenUp = await count(
    `outbox o left join rider r on r.id = o.rider_id
     where o.dead_at is not null and o.last_error <> 'smtp_550'
       or o.dropped_at is not null and r.address_failed_at is null`,
  )
  const different = new Set(mails.arrivals.map(({ id }) => id)).size
  const twice = mails.arrivals.length - different
  const whole = settled && givenUp === 0 && different === sent
  console.log(
    `${promise(whole, `${sent} sent, ${different} arrived, ${givenUp} given up`)}, ${promise(twice === 0, `${twice} arrived twice`)}`,
  )
}

try {
  const resets: number[] = []
  const invitations: number[] = []
  for (let round = 0; round < 5; round += 1) {
    resets.push((await resetDelay()) ?? Number.NaN)
    invitations.push((await invitationDelay()) ?? Number.NaN)
  }
  const usual = { reset: median(resets), invitation: median(invitations) }
  console.log(`undisturbed: reset ${usual.reset.toFixed(0)} ms, invitation ${usual.invitation.toFixed(0)} ms`)
  for (const one of CASES) await disturbed(one, usual)
  await accounts()
  console.log(broken === 0 ? 'every promise held' : `${broken} promises did not hold`)
  if (broken > 0) process.exitCode = 1
} finally {
  await owner.end()
  await server.stop()
  await mails.stop()
}
