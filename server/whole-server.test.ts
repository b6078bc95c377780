import { randomUUID } from 'node:crypto'
import { chmod, copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { NOTICE_VERSION } from '#domain/product.ts'
import { type Config, parseConfig } from './config.ts'
import { backupCommand } from './console/backup-command.ts'
import { eraseCommand } from './console/erase-command.ts'
import { restoreCommand } from './console/restore-command.ts'
import { supportCommand } from './console/support-command.ts'
import { verifyAuditCommand } from './console/verify-audit.ts'
import { openLog } from './log.ts'
import { serve } from './serve.ts'
import { type HttpVisitor, httpVisitor } from './testing/http-visitor.ts'
import { freePort } from './testing/server-process.ts'
import { masterKeyFile } from './vault/master-keys.ts'

/** Contained in everything a person types. It must not be found anywhere on the disk. */
const CANARY = `kanarie${randomUUID().slice(0, 8)}`
/** Stored in the clear by design. Finding it proves that the search works. */
const PLAIN = 'reduce_discomfort'

let home: string
let config: Config
const logged: string[] = []
const log = openLog('info', { write: (line: string) => void logged.push(line) })

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'spokewell-whole-'))
  await chmod(home, 0o711)
  config = parseConfig({
    NODE_ENV: 'test',
    PORT: String(await freePort()),
    DATA_DIR: join(home, 'var'),
    BACKUP_DIR: join(home, 'backups'),
  })
})
afterAll(() => rm(home, { recursive: true, force: true }))

async function start() {
  const server = await serve(config, log)
  if ('runningAt' in server) throw new Error('another server holds this folder')
  return server
}

const withId = z.looseObject({ id: z.string() })
const withSession = z.looseObject({ sessionId: z.string() })
const mails = z.array(z.looseObject({ to: z.string(), text: z.string() }))

async function signUp(visitor: HttpVisitor, role: 'fitter' | 'client', email: string): Promise<string> {
  const made = await visitor.ask('POST', '/auth/v1/signup', {
    email,
    password: 'correct horse battery staple',
    data: { role, name: `Name ${CANARY}` },
  })
  const { access_token } = z.looseObject({ access_token: z.string() }).parse(made.body)
  const entered = await visitor.ask('POST', '/api/auth/supabase-login', {
    user: { id: 'x' },
    access_token,
    claiming: role === 'client',
  })
  expect(entered.status).toBe(200)
  return z.object({ user: withId }).parse(entered.body).user.id
}

const answers = () => ({
  name: `Rider ${CANARY}`,
  email: `${CANARY}@example.org`,
  phone: '+49 30 1234567',
  dateOfBirth: '1988-04-12',
  occupation: `Baker ${CANARY}`,
  bikeTypes: ['road'],
  cyclingGoals: `Goal ${CANARY}`,
  discomfort: [
    {
      id: randomUUID(),
      zone: 'knees',
      severity: 6,
      trigger: `Hills ${CANARY}`,
      description: `Sting ${CANARY}`,
    },
  ],
  injuries: [{ id: randomUUID(), location: `Knee ${CANARY}`, description: `Fell ${CANARY}` }],
  goals: [PLAIN],
})

/** The secret of the link in the mail, once the outbox has sent it. */
async function mailedSecret(reader: HttpVisitor, to: string): Promise<string | undefined> {
  let secret: string | undefined
  await expect
    .poll(async () => {
      const outbox = mails.parse((await reader.ask('GET', '/dev/mail.json')).body)
      secret = outbox.find((mail) => mail.to === to)?.text.match(/\/invite#([\w-]{43})/)?.[1]
      return secret
    })
    .toBeDefined()
  return secret
}

/** Takes one rider from the invitation to the account. Everything the rider types contains the canary. */
async function rideThrough(
  fitter: HttpVisitor,
  name: string,
): Promise<{ sessionId: string; rider: HttpVisitor }> {
  const to = `${name}.${CANARY}@example.org`
  const invited = await fitter.ask('POST', '/api/invitations', {
    channel: 'email',
    email: to,
    name: `For ${CANARY}`,
  })
  expect(invited.status).toBe(201)
  const { sessionId } = withSession.parse(invited.body)
  const secret = await mailedSecret(fitter, to)
  const rider = httpVisitor(config.publicUrl)
  const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }
  expect((await rider.ask('POST', '/api/invitation/start', { secret, consent })).status).toBe(200)
  const today = new Date().toISOString().slice(0, 10)
  const kept = await rider.ask('PATCH', `/api/sessions/${sessionId}/intake/draft`, {
    version: 0,
    formVersion: 1,
    changes: [{ path: 'occupation', value: `Baker ${CANARY}` }],
  })
  expect(kept).toMatchObject({ status: 200 })
  const sent = await rider.ask('POST', `/api/sessions/${sessionId}/intake/submission`, {
    formVersion: 1,
    today,
    language: 'en',
    noticeVersion: NOTICE_VERSION,
    answers: answers(),
  })
  expect(sent).toMatchObject({ status: 201 })
  await signUp(rider, 'client', to)
  return { sessionId, rider }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** The files that contain a text, as it is or as hexadecimal bytes. */
async function holding(folder: string, text: string): Promise<string[]> {
  const forms = [Buffer.from(text), Buffer.from(Buffer.from(text).toString('hex'))]
  const found: string[] = []
  for (const file of await filesBelow(folder)) {
    const bytes = await readFile(file)
    if (forms.some((form) => bytes.includes(form))) found.push(file)
  }
  return found
}

/** Completes the fit. The fitter answers the first follow-up with the rider and resolves an alert. */
async function followUp(fitter: HttpVisitor, sessionId: string): Promise<void> {
  const done = await fitter.ask('POST', `/api/sessions/${sessionId}/completion`, { fitted: true })
  const { followUps } = z.looseObject({ followUps: z.array(withId) }).parse(done.body)
  const [first, second] = followUps
  const sent = await fitter.ask('POST', `/api/follow-ups/${first?.id}/assisted`, {
    formVersion: 1,
    today: new Date().toISOString().slice(0, 10),
    language: 'en',
    answers: {
      ridesSince: 0,
      whyNotRidden: 'weather',
      loadChange: 'same',
      positionKept: 'kept',
      redFlags: ['swelling'],
      otherTreatment: ['none'],
      anotherAppointment: false,
      comment: `Comment ${CANARY}`,
    },
  })
  expect(sent).toMatchObject({ status: 201 })
  const alerts = await fitter.ask('GET', '/api/follow-up-alerts')
  const { items } = z.looseObject({ items: z.array(withId) }).parse(alerts.body)
  for (const { id } of items)
    await fitter.ask('POST', `/api/follow-up-alerts/${id}/work-off`, {
      outcome: 'contacted',
      note: `Note ${CANARY}`,
    })
  expect(await fitter.ask('POST', `/api/follow-ups/${second?.id}/reminder`)).toMatchObject({ status: 202 })
}

/** Requests the rider's form and both sign-ins after the two accounts were deleted. @returns the statuses */
async function leftIn(fitter: HttpVisitor, sessionId: string): Promise<number[]> {
  const form = await fitter.ask('GET', `/api/sessions/${sessionId}/intake/submission`)
  const signIns = ['left', 'leaving'].map((name) =>
    fitter.ask('POST', '/auth/v1/token?grant_type=password', {
      email: `${name}.${CANARY}@example.org`,
      password: 'correct horse battery staple',
    }),
  )
  return [form, ...(await Promise.all(signIns))].map(({ status }) => status)
}

/** What the commands print for the operator. */
const said: string[] = []
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0)
})

it('keeps what people typed off the disk, and survives loss, restore and erasure', async () => {
  const first = await start()
  const fitter = httpVisitor(config.publicUrl)
  await signUp(fitter, 'fitter', `ines.${CANARY}@example.org`)
  await fitter.ask('PATCH', '/api/fitter-profile', { studio: `Studio ${CANARY}` })
  const kept = await rideThrough(fitter, 'kept')
  const gone = await rideThrough(fitter, 'gone')
  const left = await rideThrough(fitter, 'left')
  for (const { sessionId } of [kept, gone, left]) await followUp(fitter, sessionId)
  const leaving = httpVisitor(config.publicUrl)
  await signUp(leaving, 'fitter', `leaving.${CANARY}@example.org`)
  const before = await fitter.ask('GET', `/api/sessions/${kept.sessionId}/intake/submission`)
  expect(JSON.stringify(before.body)).toContain(`Sting ${CANARY}`)
  expect(JSON.stringify(before.body)).not.toContain('researchConsent')
  await backupCommand(config, [], new Date())
  const listed = await fitter.ask('GET', '/api/submissions')
  const { items } = z
    .looseObject({ items: z.array(z.looseObject({ sessionId: z.string(), riderId: z.string() })) })
    .parse(listed.body)
  const riderId = items.find((item) => item.sessionId === gone.sessionId)?.riderId
  await eraseCommand(config, [riderId ?? ''], new Date())
  for (const what of ['intake/submission', 'follow-ups'])
    expect((await fitter.ask('GET', `/api/sessions/${gone.sessionId}/${what}`)).status).toBe(404)
  expect((await left.rider.ask('POST', '/api/account/deletion')).status).toBe(200)
  await eraseCommand(config, ['--account', `leaving.${CANARY}@example.org`], new Date())
  await supportCommand(
    config,
    ['add', `staff.${CANARY}@example.org`, '--name', `Staff ${CANARY}`],
    new Date(),
  )
  expect(await leftIn(fitter, left.sessionId)).toEqual([404, 400, 400])
  await first.stop()
  await verifyAuditCommand(config, [], new Date())

  expect(await holding(home, CANARY)).toEqual([])
  expect([...logged, ...said].join('\n')).not.toContain(CANARY)
  expect(said.join('')).toContain('Saved to')
  expect((await holding(config.dataDir, PLAIN)).length).toBeGreaterThan(0)

  const key = join(home, 'key-kept-apart')
  await copyFile(masterKeyFile(config.dataDir), key)
  await rm(config.dataDir, { recursive: true })
  const backups = (await readdir(config.backupDir)).filter((name) => name.startsWith('20'))
  await restoreCommand(config, [join(config.backupDir, backups[0] ?? ''), '--key', key], new Date())
  const second = await start()
  // Every earlier sign-in has ended.
  expect((await fitter.ask('GET', '/api/submissions')).status).toBe(401)
  const again = { email: `ines.${CANARY}@example.org`, password: 'correct horse battery staple' }
  expect((await fitter.ask('POST', '/api/auth/login', again)).status).toBe(200)
  expect(await fitter.ask('GET', `/api/sessions/${kept.sessionId}/intake/submission`)).toEqual(before)
  expect((await fitter.ask('GET', `/api/sessions/${gone.sessionId}/intake/submission`)).status).toBe(404)
  expect(await leftIn(fitter, left.sessionId)).toEqual([404, 400, 400])
  await second.stop()
})
