import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { addDays } from '#domain/calendar/local-date.ts'
import { wallClock } from '#domain/calendar/wall-clock.ts'
import { openVaultOf } from '../../../database/set-up.ts'
import { riderPlace } from '../../../people/rider-contact.ts'
import { parseRing } from '../../../vault/master-keys.ts'

/** What to insert: follow-ups of one new rider, each with a due reminder. */
export interface Seed {
  count: number
  /** The rider's address. */
  address: string
  now: Date
  /** A zone in which reminders may be sent now. */
  timeZone: string
}

/** Makes the fitter, the rider and the session. Each reminder gets a row, a secret and a mail of its own. */
async function seedRider(
  owner: Client,
  masterKey: string,
  { address, now, timeZone }: Seed,
): Promise<{ fitter: string; rider: string; session: string }> {
  const vault = await openVaultOf(owner, parseRing(masterKey))
  const [fitter, rider, session] = [randomUUID(), randomUUID(), randomUUID()]
  const keys = { fitter: vault.newHolderKey(fitter), rider: vault.newHolderKey(rider) }
  const name = keys.fitter.key.seal({ table: 'account', row: fitter, field: 'name' }, 'Ines Becker')
  const email = keys.rider.key.seal(riderPlace(rider, 'email'), address)
  for (const [holder, { wrapped }] of [
    [fitter, keys.fitter],
    [rider, keys.rider],
  ] as const)
    await owner.query('insert into vault_key values ($1, $2, $3, $4)', [
      holder,
      wrapped,
      vault.currentMasterKey,
      now,
    ])
  await owner.query(
    `insert into account (id, role, identity_subject, name_sealed, language, units, created_at)
     values ($1::uuid, 'fitter', $1::uuid::text, $2, 'en', 'metric', $3)`,
    [fitter, name, now],
  )
  await owner.query(
    `insert into rider (id, fitter_id, email_sealed, language, time_zone, created_at)
     values ($1, $2, $3, 'en', $4, $5)`,
    [rider, fitter, email, timeZone, now],
  )
  await owner.query(
    'insert into session (id, fitter_id, rider_id, fitted_at, created_at) values ($1, $2, $3, $4, $4)',
    [session, fitter, rider, now],
  )
  return { fitter, rider, session }
}

/** @returns the id of the rider's file */
export async function seedReminders(owner: Client, masterKey: string, seed: Seed): Promise<string> {
  const { date: today } = wallClock(seed.now, seed.timeZone)
  await owner.query('begin')
  // These rows are inserted without audit entries.
  const audited = ['account', 'rider', 'session', 'follow_up']
  for (const table of audited) await owner.query(`alter table ${table} disable trigger user`)
  const { fitter, rider, session } = await seedRider(owner, masterKey, seed)
  await owner.query(
    `insert into follow_up (id, session_id, fitter_id, rider_id, milestone, opens_on, due_on, window_ends_on,
       reminder_days, next_look_at, created_at)
     select gen_random_uuid(), $1, $2, $3, day, $6, $7, $8, '{0}', $4, $4
     from generate_series(1, $5::int) day`,
    [session, fitter, rider, seed.now, seed.count, addDays(today, -19), today, addDays(today, 30)],
  )
  for (const table of audited) await owner.query(`alter table ${table} enable trigger user`)
  await owner.query('commit')
  return rider
}
