import { randomUUID } from 'node:crypto'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { addressHash } from '../vault/address-hash.ts'
import { bookings, jonas, validService } from './bookings.ts'
import type { Person } from './builders.ts'
import type { TestApp } from './test-app.ts'

/** A call that the rider booked, a place in the waiting list, and times that others hold and asked for. */
export async function makeBookings(t: TestApp, fitter: Person, rider: Person, riderId: string) {
  const book = bookings(t)
  const at = await book.offering({
    fitter,
    hours: { off: [{ from: '2026-12-24', to: '2027-01-02' }], waitingList: true },
    service: { ...validService, kind: 'call', asksIntake: false },
  })
  const [first, second, third] = await book.freeTimes(at)
  const own = await book.hold(at, { as: rider, at: first })
  const booked = await book.ask(own.body.held?.secret ?? '', {
    as: rider,
    who: { email: rider.email, phone: '+49 170 1234567', note: 'By the back door' },
  })
  if (booked.body.booking?.state !== 'confirmed')
    throw new Error(`Making the practices: booking answered ${booked.status}: ${booked.raw}`)
  const held = await book.hold(at, { at: second })
  const asked = await book.hold(at, { at: third })
  const email = `${randomUUID()}@example.org`
  const pending = await book.ask(asked.body.held?.secret ?? '', { who: { email } })
  if (pending.body.booking?.state !== 'pending')
    throw new Error(`Making the practices: booking answered ${pending.status}: ${pending.raw}`)
  const { rows } = await t.data.owner.query<{ id: string }>('select id from booking where rider_id = $1', [
    riderId,
  ])
  const waiting = await waitInList(t, fitter.id, at.serviceId)
  return {
    ids: { serviceId: at.serviceId, bookingId: rows[0]?.id ?? '', fitter: at.slug },
    secrets: { held: held.body.held?.secret ?? '', mailed: await book.mailedSecret(email), waiting },
  }
}

/** Somebody waits for a time. @returns the secret of the mail about it */
export async function waitInList(
  t: TestApp,
  fitterId: string,
  serviceId: string,
  email?: string,
): Promise<string> {
  const [id, secret] = [randomUUID(), newSecret()]
  const { rows } = await t.data.owner.query<{ wrapped: Buffer }>(
    'select wrapped from vault_key where holder = $1',
    [fitterId],
  )
  const wrapped = rows[0]?.wrapped
  if (!wrapped) throw new Error('Making the practices: the fitter has no key')
  const key = t.data.vault.holderKey(fitterId, wrapped)
  const sealed = (field: string, text: string) => key.seal({ table: 'waiting_entry', row: id, field }, text)
  await t.data.owner.query('begin')
  await t.data.owner.query(
    `insert into waiting_entry (id, fitter_id, service_id, secret_hash, name_sealed, email_sealed, email_hash, language,
       time_zone, first_day, last_day, created_at, proven_at)
     values ($1, $2, $3, $4, $5, $6, $8, 'en', 'Europe/Berlin', '2026-11-23', '2026-12-23', $7, $7)`,
    [
      id,
      fitterId,
      serviceId,
      hashSecret(secret),
      sealed('name', jonas.name),
      sealed('email', email ?? jonas.email),
      t.clock.now(),
      // Without an address nobody else's place is theirs.
      email === undefined ? hashSecret(secret) : addressHash(t.data.vault, email),
    ],
  )
  await t.data.owner.query(
    `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
     values ('0', $1, 'test', 'system', 'waiting_entry.created', 'waiting_entry', $2, '{}')`,
    [t.clock.now(), id],
  )
  await t.data.owner.query('commit')
  return secret
}
