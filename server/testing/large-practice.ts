import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts'
import { DEFAULT_PROTOCOL } from '#domain/follow-ups/protocol.ts'
import { openVaultOf } from '../database/set-up.ts'
import { sealAnswers } from '../forms/sealed-answers.ts'
import { riderPlace } from '../people/rider-contact.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import type { Vault } from '../vault/vault.ts'
import { inventedOutcome } from './large-practice-outcomes.ts'

/** How many rows one statement inserts. */
const BATCH = 1_000
const DAY_MS = 86_400_000
/** The fits of a practice lie so many days back. */
const FITS_WITHIN_DAYS = 365
/** How many intakes of a practice were not read yet. */
const UNREAD = 5
/** How many follow-ups of a hundred are answered. */
const ANSWERED = 60

const FIRST = [
  'Jonas',
  'Maria',
  'Søren',
  'Zoë',
  'Łukasz',
  'Anna',
  'Ayşe',
  'Renée',
  'Tom',
  '美咲',
  'Ольга',
  'Ines',
]
const LAST = [
  'Meier',
  'Novák',
  'Ångström',
  'Schmidt',
  'O’Neill',
  'García',
  'Kowalska',
  'Iyer',
  'Dupont',
  'Weiß',
]
const ZONES = ['Europe/Berlin', 'Europe/London', 'America/Los_Angeles', 'Asia/Tokyo', null]
/** The tables whose triggers would do again what is inserted here. */
const TABLES = ['account', 'rider', 'session', 'submission', 'follow_up', 'last_contact', 'unread_form']

type Row = Record<string, unknown>
type Tables = Record<
  | 'vault_key'
  | 'account'
  | 'rider'
  | 'session'
  | 'submission'
  | 'follow_up'
  | 'last_contact'
  | 'unread_form'
  | 'fit_outcome',
  Row[]
>

const pick = <T>(of: readonly T[], index: number) => of[index % of.length]

/** A reproducible number below `below` for a rider and a question about them. */
const chance = (seed: number, question: number, below: number) =>
  (((seed + 1) * 2_654_435_761 + question * 40_503) >>> 7) % below

const localDate = (at: Date): LocalDate => at.toISOString().slice(0, 10)

/** Adds one rider who sent an intake and was fitted, with the follow-ups that the usual schedule gives. */
function addRider(tables: Tables, vault: Vault, fitter: string, index: number, now: Date): void {
  const [rider, session, submission] = [randomUUID(), randomUUID(), randomUUID()]
  const { key, wrapped } = vault.newHolderKey(rider)
  const fittedAt = new Date(now.getTime() - chance(index, 1, FITS_WITHIN_DAYS * 24) * 3_600_000)
  const sentAt = new Date(fittedAt.getTime() - DAY_MS)
  const name = `${pick(FIRST, chance(index, 2, 97))} ${pick(LAST, chance(index, 3, 89))} ${index}`
  const place = { fitter_id: fitter, rider_id: rider }
  tables.vault_key.push({ holder: rider, wrapped, master_key: vault.currentMasterKey, created_at: sentAt })
  tables.rider.push({
    id: rider,
    fitter_id: fitter,
    name_sealed: key.seal(riderPlace(rider, 'name'), name),
    email_sealed: key.seal(riderPlace(rider, 'email'), `rider-${index}@example.org`),
    language: 'en',
    time_zone: pick(ZONES, chance(index, 4, 83)),
    created_at: sentAt,
  })
  tables.session.push({
    id: session,
    ...place,
    created_at: sentAt,
    intake_submitted_at: sentAt,
    fitted_at: fittedAt,
  })
  tables.submission.push({
    id: submission,
    session_id: session,
    ...place,
    kind: 'intake',
    form_version: 1,
    revision: 1,
    answers_sealed: sealAnswers(
      key,
      { submission },
      {
        name,
        goals: ['reduce_discomfort'],
        discomfort: [{ id: randomUUID(), zone: 'knees', severity: 1 + chance(index, 5, 7) }],
      },
    ),
    language: 'en',
    submitted_at: sentAt,
  })
  tables.last_contact.push({ ...place, at: fittedAt })
  if (index < UNREAD)
    tables.unread_form.push({ submission_id: submission, session_id: session, ...place, since: sentAt })
  const today = localDate(now)
  const followUps = []
  for (const milestone of DEFAULT_PROTOCOL.milestones) {
    const dueOn = addDays(localDate(fittedAt), milestone)
    const windowEndsOn = addDays(dueOn, 30)
    const answered = dueOn < today && chance(index, milestone, 100) < ANSWERED
    followUps.push({ milestone, dueOn, windowEndsOn, answeredDay: answered ? milestone : null })
    tables.follow_up.push({
      id: randomUUID(),
      session_id: session,
      ...place,
      milestone,
      opens_on: addDays(dueOn, -4),
      due_on: dueOn,
      window_ends_on: windowEndsOn,
      reminder_days: '{0,3,7}',
      submitted_at: answered ? new Date(fittedAt.getTime() + milestone * DAY_MS) : null,
      created_at: fittedAt,
    })
  }
  const fit = {
    sessionId: session,
    riderId: rider,
    fitterId: fitter,
    fittedOn: localDate(fittedAt),
    followUps,
  }
  tables.fit_outcome.push(inventedOutcome(fit, (question, below) => chance(index, question, below), now))
}

function addFitter(tables: Tables, vault: Vault, now: Date): string {
  const id = randomUUID()
  const { key, wrapped } = vault.newHolderKey(id)
  tables.vault_key.push({ holder: id, wrapped, master_key: vault.currentMasterKey, created_at: now })
  tables.account.push({
    id,
    role: 'fitter',
    identity_subject: id,
    name_sealed: key.seal({ table: 'account', row: id, field: 'name' }, 'Ines Becker'),
    language: 'en',
    units: 'metric',
    created_at: now,
  })
  return id
}

async function insert(owner: Client, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    const values = batch.map(
      (_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join()})`,
    )
    await owner.query(
      `insert into ${table} (${columns.join()}) values ${values.join()}`,
      batch.flatMap((row) => columns.map((column) => row[column])),
    )
  }
}

/** What is added to a database. */
export interface LargePractice {
  /** The accounts whose practices grow, each by so many riders. */
  fitters: readonly string[]
  riders: number
  /** Other practices of ten riders each. */
  otherFitters: number
  now: Date
}

/** Adds practices as they are after years, and others beside them, straight to the tables and without audit entries. */
export async function addLargePractice(owner: Client, vault: Vault, wanted: LargePractice): Promise<void> {
  const { now } = wanted
  const tables: Tables = {
    vault_key: [],
    account: [],
    rider: [],
    session: [],
    submission: [],
    follow_up: [],
    last_contact: [],
    unread_form: [],
    fit_outcome: [],
  }
  for (const fitter of wanted.fitters)
    for (let index = 0; index < wanted.riders; index += 1) addRider(tables, vault, fitter, index, now)
  for (let other = 0; other < wanted.otherFitters; other += 1) {
    const fitter = addFitter(tables, vault, now)
    for (let index = 0; index < 10; index += 1) addRider(tables, vault, fitter, other * 10 + index, now)
  }
  await owner.query('begin')
  for (const table of TABLES) await owner.query(`alter table ${table} disable trigger user`)
  for (const [table, rows] of Object.entries(tables)) await insert(owner, table, rows)
  for (const table of TABLES) await owner.query(`alter table ${table} enable trigger user`)
  await owner.query('commit')
  await owner.query('vacuum analyze')
}

// As a command: OWNER_URL and DATA_DIR name the installation.
if (import.meta.main) {
  const [fitters = '', riders = '0', otherFitters = '0'] = process.argv.slice(2)
  const owner = new Client({ connectionString: process.env.OWNER_URL })
  await owner.connect()
  const dataDir = process.env.DATA_DIR ?? ''
  const vault = await openVaultOf(
    owner,
    requireMasterKeys({ masterKeys: process.env.MASTER_KEY ?? null, dataDir }),
  )
  await addLargePractice(owner, vault, {
    fitters: fitters.split(','),
    riders: Number(riders),
    otherFitters: Number(otherFitters),
    now: new Date(),
  })
  await owner.end()
}
