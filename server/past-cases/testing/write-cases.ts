import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openVaultOf } from '../../database/set-up.ts'
import { detailsPlace, notesPlace } from '../../fit-texts/sealed-places.ts'
import { sealAnswers } from '../../forms/sealed-answers.ts'
import { requireMasterKeys } from '../../vault/master-keys.ts'

// Gives the sessions of a fitter what riders and fitters write: an intake of the usual length, three changes with their
// reasons, and notes. As a command: OWNER_URL and DATA_DIR name the installation.
//   write-cases.ts FITTER

const BATCH = 500
const TABLES = ['session', 'submission', 'intervention']
const ZONES = ['knees', 'hands', 'lower_back', 'shoulders', 'saddle', 'feet'] as const
const WORDS = [
  'burning',
  'numb',
  'after two hours',
  'on long climbs',
  'left side',
  'stiff',
  'since the crash',
  '膝が痛い',
  'Gesäß',
  'in the drops',
]

const some = (seed: number, count: number) =>
  Array.from({ length: count }, (_none, index) => WORDS[(seed * 7 + index * 3) % WORDS.length]).join(' ')

interface Found {
  id: string
  rider_id: string
  submission: string
  wrapped: Buffer
}

const [fitter = ''] = process.argv.slice(2)
const owner = new pg.Client({ connectionString: process.env.OWNER_URL })
await owner.connect()
const dataDir = process.env.DATA_DIR ?? ''
const vault = await openVaultOf(
  owner,
  requireMasterKeys({ masterKeys: process.env.MASTER_KEY ?? null, dataDir }),
)

function written({ id, rider_id: rider, submission, wrapped }: Found, seed: number) {
  const key = vault.holderKey(rider, wrapped)
  const discomfort = [0, 1].map((index) => ({
    id: randomUUID(),
    zone: ZONES[(seed + index * 2) % ZONES.length] ?? 'knees',
    severity: 1 + ((seed * 5 + index) % 7),
    description: some(seed + index, 25),
    trigger: some(seed, 4),
  }))
  const answers = {
    name: 'Jonas Meier',
    bikeTypes: ['road'],
    discipline: 'endurance',
    goals: ['reduce_discomfort'],
    discomfort,
    injuries: [{ id: randomUUID(), location: some(seed, 2), description: some(seed, 20) }],
    cyclingGoals: some(seed + 3, 20),
    successDefinition: some(seed + 4, 15),
    hardestRide: some(seed + 5, 15),
  }
  const changes = [0, 1, 2].map((position) => {
    const change = randomUUID()
    const details = JSON.stringify({ why: some(seed + position, 12) })
    return {
      id: change,
      session_id: id,
      fitter_id: fitter,
      rider_id: rider,
      position,
      kind: 'adjustment',
      measurement: 'saddle_height',
      from_value: 720,
      to_value: 724,
      zones: [],
      goals: [],
      details_sealed: key.seal(detailsPlace(change), details).toString('hex'),
      version: 1,
      made_at: new Date(),
    }
  })
  return {
    changes,
    session: { id, notes: key.seal(notesPlace(id), some(seed, 40)).toString('hex') },
    submission: { id: submission, answers: sealAnswers(key, { submission }, answers).toString('hex') },
  }
}

const { rows } = await owner.query<Found>(
  `select s.id, s.rider_id, m.id as submission, k.wrapped from session s join submission m on m.session_id = s.id
   join vault_key k on k.holder = s.rider_id where s.fitter_id = $1 and m.kind = 'intake'`,
  [fitter],
)
await owner.query('begin')
for (const table of TABLES) await owner.query(`alter table ${table} disable trigger user`)
for (let start = 0; start < rows.length; start += BATCH) {
  const made = rows.slice(start, start + BATCH).map((row, index) => written(row, start + index))
  await owner.query(
    `insert into session_note (session_id, fitter_id, rider_id, notes_sealed)
     select s.id, s.fitter_id, s.rider_id, decode(w.notes, 'hex')
     from jsonb_to_recordset($1::jsonb) as w(id uuid, notes text) join session s on s.id = w.id
     on conflict (session_id) do update set notes_sealed = excluded.notes_sealed`,
    [JSON.stringify(made.map(({ session }) => session))],
  )
  await owner.query(
    `update submission m set answers_sealed = decode(w.answers, 'hex')
     from jsonb_to_recordset($1::jsonb) as w(id uuid, answers text) where m.id = w.id`,
    [JSON.stringify(made.map(({ submission }) => submission))],
  )
  await owner.query(
    `insert into intervention (id, session_id, fitter_id, rider_id, position, kind, measurement, from_value, to_value,
       zones, goals, details_sealed, version, made_at)
     select w.id, w.session_id, w.fitter_id, w.rider_id, w.position, w.kind, w.measurement, w.from_value, w.to_value,
       '{}', '{}', decode(w.details_sealed, 'hex'), w.version, w.made_at
     from jsonb_to_recordset($1::jsonb) as w(id uuid, session_id uuid, fitter_id uuid, rider_id uuid, position int,
       kind text, measurement text, from_value numeric, to_value numeric, details_sealed text, version int,
       made_at timestamptz)`,
    [JSON.stringify(made.flatMap(({ changes }) => changes))],
  )
}
for (const table of TABLES) await owner.query(`alter table ${table} enable trigger user`)
await owner.query('commit')
await owner.query('vacuum analyze')
await owner.end()
