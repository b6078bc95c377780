import { randomUUID } from 'node:crypto'
import type { SupportReason } from '#domain/support/support-access.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { sealedByInstallation } from '../vault/sealed-by-installation.ts'
import type { Caller } from './test-api.ts'
import type { TestApp } from './test-app.ts'

/** Somebody of the support. */
export interface Supporter extends Caller {
  id: string
}

const entry = `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
  values ('0', $1, 'test', 'system', 'test.made', $2, $3, '{}')`

/** Inserts a support account and its sign-in with the owner's connection, because only the console creates them. */
export async function makeSupport(t: TestApp): Promise<Supporter> {
  const { owner, vault } = t.data
  const id = randomUUID()
  const secret = newSecret()
  const now = t.clock.now()
  const { wrapped, key } = vault.newHolderKey(id)
  await owner.query('begin')
  await owner.query(
    `insert into account (id, role, identity_subject, name_sealed, language, units, created_at)
     values ($1::uuid, 'support', $1::uuid::text, $2, 'en', 'metric', $3)`,
    [id, key.seal({ table: 'account', row: id, field: 'name' }, 'Staff'), now],
  )
  await owner.query(`insert into vault_key values ($1, $2, $3, $4)`, [
    id,
    wrapped,
    vault.currentMasterKey,
    now,
  ])
  await owner.query(entry, [now, 'account', id])
  await owner.query(
    `insert into sign_in (id, token_hash, account_id, created_at, last_used_at, idle_limit, expires_at)
     values (gen_random_uuid(), $1, $2, $3, $3, '30 minutes', $3::timestamptz + interval '12 hours')`,
    [hashSecret(secret), id, now],
  )
  await owner.query('commit')
  return { id, cookie: `spokewell=${secret}` }
}

/** Lets support look at a session for an hour, without telling anybody. */
export async function letSupportIn(
  t: TestApp,
  support: Supporter,
  sessionId: string,
  { id = randomUUID(), reason = 'technical' }: { id?: string; reason?: SupportReason } = {},
): Promise<string> {
  const { owner, vault } = t.data
  const now = t.clock.now()
  await owner.query('begin')
  await owner.query(
    `insert into support_access (id, support_id, session_id, rider_id, fitter_id, reason, sentence_sealed, from_at, until_at)
     select $1, $2, id, rider_id, fitter_id, $4, $5, $6, $6::timestamptz + interval '1 hour' from session where id = $3`,
    [
      id,
      support.id,
      sessionId,
      reason,
      vault.seal(sealedByInstallation['support_access.sentence_sealed'], id, 'The form does not open'),
      now,
    ],
  )
  await owner.query(entry, [now, 'support_access', id])
  await owner.query('commit')
  return id
}
