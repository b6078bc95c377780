import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { erasePerson, type IdentityDatabase, type IdentityHost, openAccount } from '#identity/identity.ts'
import { defaultUnits, fallbackLanguage } from '#locales/languages.ts'
import { kyselyOnClient } from '../database/kysely-on-connection.ts'
import { inOwnerTransaction } from '../database/owner-transaction.ts'
import { accountPlace } from '../people/account-user.ts'
import { addressHash } from '../vault/address-hash.ts'
import type { Vault } from '../vault/vault.ts'

/** What creating and removing support accounts needs. */
export interface SupportDesk {
  owner: Client
  vault: Vault
  /** The embedded sign-in service; null with a hosted one. */
  identity: IdentityHost | null
  now: Date
}

/** A support account as it is listed for the operator. */
export interface SupportAccount {
  id: string
  name: string
  address: string
  createdAt: Date
  /** Whether the person has ever signed in with a proven address. */
  arrived: boolean
  removedAt: Date | null
}

interface Row {
  id: string
  identity_subject: string
  name_sealed: Buffer
  email_sealed: Buffer | null
  email_hash: Buffer | null
  proven_at: Date | null
  created_at: Date
  disabled_at: Date | null
  wrapped: Buffer
}

async function supportRows({ owner }: SupportDesk): Promise<Row[]> {
  const { rows } = await owner.query<Row>(
    `select a.*, k.wrapped from account a join vault_key k on k.holder = a.id
     where a.role = 'support' order by a.created_at, a.id`,
  )
  return rows
}

/** All support accounts, including removed ones, oldest first. */
export async function listSupport(desk: SupportDesk): Promise<SupportAccount[]> {
  const rows = await supportRows(desk)
  return rows.map((row) => {
    const key = desk.vault.holderKey(row.id, row.wrapped)
    return {
      id: row.id,
      name: key.open(accountPlace(row.id, 'name'), row.name_sealed),
      address: row.email_sealed ? key.open(accountPlace(row.id, 'email'), row.email_sealed) : '',
      createdAt: row.created_at,
      arrived: row.proven_at !== null,
      removedAt: row.disabled_at,
    }
  })
}

interface SystemEntry {
  action: string
  entity: 'account' | 'support_access'
  id: string
  accountId: string
  riderId?: string
  fitterId?: string
  changes: object
}

async function recordBySystem({ owner, now }: SupportDesk, entry: SystemEntry): Promise<void> {
  await owner.query(
    `insert into audit_entry
       (transaction_id, at, request_id, actor, action, entity, entity_id, account_id, rider_id, fitter_id, changes)
     values ('0', $1, 'console', 'system', $2, $3, $4, $5, $6, $7, $8)`,
    [
      now,
      entry.action,
      entry.entity,
      entry.id,
      entry.accountId,
      entry.riderId ?? null,
      entry.fitterId ?? null,
      JSON.stringify(entry.changes),
    ],
  )
}

/** @throws when the address or the sign-in belongs to another account */
async function refuseOthers({ owner, vault }: SupportDesk, address: string, subject: string | null) {
  const { rows } = await owner.query<{ role: string }>(
    `select role from account where (email_hash = $1 or identity_subject = $2) and (role <> 'support' or disabled_at is null)`,
    [addressHash(vault, address), subject],
  )
  const role = rows[0]?.role
  if (role === 'support') throw new Error(`${address} already has a support account.`)
  if (role)
    throw new Error(
      `${address} has a ${role}'s account, and an account has one role. Use another address, or erase that account first.`,
    )
}

const sealedChange = (sealed: Buffer) => ({ to: `sealed:${sealed.toString('base64')}` })

/** A new holder key, or the one of a removed account whose sign-in a hosted service still has. */
async function holderOf({ owner, vault, now }: SupportDesk, subject: string) {
  const { rows } = await owner.query<{ id: string; wrapped: Buffer }>(
    `select a.id, k.wrapped from account a join vault_key k on k.holder = a.id
     where a.role = 'support' and a.identity_subject = $1`,
    [subject],
  )
  const [known] = rows
  if (known) return { id: known.id, key: vault.holderKey(known.id, known.wrapped) }
  const id = randomUUID()
  const { wrapped, key } = vault.newHolderKey(id)
  await owner.query(
    'insert into vault_key (holder, wrapped, master_key, created_at) values ($1, $2, $3, $4)',
    [id, wrapped, vault.currentMasterKey, now],
  )
  return { id, key }
}

async function keepAccount(
  desk: SupportDesk,
  wanted: { address: string; name: string; subject: string },
): Promise<string> {
  const { owner, vault, now } = desk
  const { id, key } = await holderOf(desk, wanted.subject)
  const name = key.seal(accountPlace(id, 'name'), wanted.name)
  const email = key.seal(accountPlace(id, 'email'), wanted.address)
  const hash = addressHash(vault, wanted.address)
  await owner.query(
    `insert into account (id, role, identity_subject, email_hash, email_sealed, name_sealed, language, units, created_at)
     values ($1, 'support', $2, $3, $4, $5, $6, $7, $8)
     on conflict (id) do update set disabled_at = null, email_hash = excluded.email_hash,
       email_sealed = excluded.email_sealed, name_sealed = excluded.name_sealed`,
    [id, wanted.subject, hash, email, name, fallbackLanguage, defaultUnits(fallbackLanguage, null), now],
  )
  const changes = { role: { to: 'support' }, name: sealedChange(name), email: sealedChange(email) }
  await recordBySystem(desk, { action: 'account.created', entity: 'account', id, accountId: id, changes })
  return id
}

/**
 * Creates the support account of an address. With the embedded service the person gets a mail to set a password, which
 * proves the address. With a hosted service `subject` is the id of the user there. The account can do nothing until a
 * second factor is verified.
 * @throws when the address has an account
 */
export async function addSupport(
  desk: SupportDesk,
  wanted: { address: string; name: string; subject: string | null },
): Promise<string> {
  const { owner, identity } = desk
  const { address, name } = wanted
  return inOwnerTransaction(owner, async () => {
    await refuseOthers(desk, address, wanted.subject)
    const data = { name, language: fallbackLanguage }
    const opened = identity
      ? await openAccount(identity, kyselyOnClient<IdentityDatabase>(owner), { address, data })
      : wanted.subject
    if (!opened) throw new Error('a hosted sign-in needs its id')
    await refuseOthers(desk, address, opened)
    return keepAccount(desk, { address, name, subject: opened })
  })
}

async function endAccesses(desk: SupportDesk, accountId: string): Promise<void> {
  const { rows } = await desk.owner.query<{ id: string; rider_id: string; fitter_id: string }>(
    `update support_access set ended_at = $2
     where support_id = $1 and ended_at is null and until_at > $2 returning id, rider_id, fitter_id`,
    [accountId, desk.now],
  )
  const changes = { ended_at: { from: null, to: desk.now } }
  for (const { id, rider_id: riderId, fitter_id: fitterId } of rows) {
    await recordBySystem(desk, {
      action: 'support_access.ended',
      entity: 'support_access',
      id,
      accountId,
      riderId,
      fitterId,
      changes,
    })
    // The open pages of the fitter and the rider. The database tells those of support.
    await desk.owner.query(
      `select app.tell('supportAccess', account) from
         (select $1::uuid as account union select account_id from rider where id = $2) concerned
       where account is not null`,
      [fitterId, riderId],
    )
  }
}

/**
 * Removes a support account for good: disables it, ends all its sign-ins at once, and erases the sign-in of the
 * embedded service. Its name is kept for the audit trail. The address can be used again.
 * @throws when the address has no support account
 */
export async function removeSupport(desk: SupportDesk, address: string): Promise<void> {
  const { owner, vault, identity, now } = desk
  await inOwnerTransaction(owner, async () => {
    const { rows } = await owner.query<{ id: string; subject: string }>(
      `select id, identity_subject as subject from account
       where role = 'support' and email_hash = $1 and disabled_at is null for update`,
      [addressHash(vault, address)],
    )
    const [found] = rows
    if (!found) throw new Error(`${address} has no support account.`)
    const { id, subject } = found
    if (identity) await erasePerson(identity, kyselyOnClient<IdentityDatabase>(owner), subject)
    await owner.query('update sign_in set ended_at = $2 where account_id = $1 and ended_at is null', [
      id,
      now,
    ])
    await endAccesses(desk, id)
    await owner.query(
      'update account set disabled_at = $2, email_hash = null, proven_at = null where id = $1',
      [id, now],
    )
    const changes = { disabled_at: { from: null, to: now } }
    await recordBySystem(desk, { action: 'account.disabled', entity: 'account', id, accountId: id, changes })
  })
}
