import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase, PersonTable } from '../base/tables.ts'
import { findContactChange } from './contact-change.repository.ts'
import {
  findPersonRow,
  idByAddress,
  idByPhone,
  listFactors,
  listIdentities,
  lockPersonRow,
} from './person.repository.ts'
import { openPerson, type Person, type PersonId } from './person.ts'

type Db = Kysely<IdentityDatabase>

export const findPerson = (host: IdentityHost, db: Db, id: PersonId) =>
  readPerson(host, db, id, findPersonRow(db, id))

export const findPersonByAddress = (host: IdentityHost, db: Db, address: string) =>
  findPerson(host, db, idByAddress(host, address))

export const findPersonByPhone = (host: IdentityHost, db: Db, phone: string) =>
  findPerson(host, db, idByPhone(host, phone))

/** Locks the person until the transaction ends. Code that changes a person or ends sessions takes this lock first. */
export const lockPerson = (host: IdentityHost, db: Db, id: string): Promise<Person | undefined> =>
  readPerson(host, db, id, lockPersonRow(db, id))

/** Locks the person with this address. Runs the same statements if there is none. */
export async function lockPersonByAddress(host: IdentityHost, db: Db, address: string) {
  const found = await findPersonByAddress(host, db, address)
  return lockPerson(host, db, found?.id ?? randomUUID())
}

/** As `lockPersonByAddress`, for a number. */
export async function lockPersonByPhone(host: IdentityHost, db: Db, phone: string) {
  const found = await findPersonByPhone(host, db, phone)
  return lockPerson(host, db, found?.id ?? randomUUID())
}

/**
 * Reads the rest of a person whose row is being read; the statements are sent together. Runs the same statements whether
 * or not there is such a person, so that timing reveals nothing.
 */
async function readPerson(
  host: IdentityHost,
  db: Db,
  id: PersonId,
  reading: Promise<Selectable<PersonTable> | undefined>,
): Promise<Person | undefined> {
  const [row, identities, factors, addressChange, phoneChange] = await Promise.all([
    reading,
    listIdentities(db, id),
    listFactors(db, id),
    findContactChange(host, db, id, 'email'),
    findContactChange(host, db, id, 'phone'),
  ])
  return row && openPerson(host, row, identities, factors, { addressChange, phoneChange })
}
