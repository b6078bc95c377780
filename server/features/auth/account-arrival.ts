import { randomBytes, randomUUID } from 'node:crypto'
import type { SignUpRole } from '#domain/roles.ts'
import { defaultUnits, fallbackLanguage, isLanguage } from '#locales/languages.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { accountPlace } from '../../people/account-user.ts'
import { addressHash } from '../../vault/address-hash.ts'
import { chooseRoleAgain, enterNewAccount, isProvenElsewhere } from './auth.repository.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** The last part of a fitter's own address: says nothing of who they are until they choose one that does. */
const newSlug = () => `f-${randomBytes(5).toString('hex')}`

async function makeFitterProfile(tx: Transaction, id: string): Promise<void> {
  const profile = { fitter_id: id, slug: newSlug(), listed: false }
  await tx.db.insertInto('fitter_profile').values(profile).execute()
  await recordAudit(tx, {
    action: 'fitter_profile.created',
    entity: 'fitter_profile',
    entityId: id,
    fitterId: id,
    accountId: id,
    changes: created({ slug: profile.slug, listed: false }),
  })
}

/** Whose identity was made anew may come in, but does not prove the address that the earlier account holds. */
async function lookedUp(tx: Transaction, id: string, { email, proven }: VerifiedIdentity) {
  if (!email) return { email_hash: null, proven_at: null }
  const hash = addressHash(tx.vault, email)
  const proves = proven && !(await isProvenElsewhere(tx, hash, id))
  return { email_hash: hash, proven_at: proves ? tx.now : null }
}

/** What the account is called: the name they gave, else the part of the address before its @. */
const nameOf = ({ name, email }: VerifiedIdentity) => name ?? email?.split('@')[0] ?? ''

/**
 * The owner of an address that somebody else signed up with comes in for the first time: the account is theirs, under
 * the role and the name they chose. What was begun in it stays.
 */
export async function takeOverAccount(
  tx: Transaction,
  id: string,
  identity: VerifiedIdentity,
  role: SignUpRole,
): Promise<void> {
  await chooseRoleAgain(tx, role)
  tx.become({ kind: role, signInId: null, id })
  const name = (await tx.keys.of(id)).seal(accountPlace(id, 'name'), nameOf(identity))
  await tx.db.updateTable('account').set({ name_sealed: name }).where('id', '=', id).execute()
  await recordAudit(tx, {
    action: 'account.renamed',
    entity: 'account',
    entityId: id,
    accountId: id,
    changes: { name: { to: name } },
  })
  if (role === 'fitter') await makeFitterProfile(tx, id)
}

/**
 * Makes the account of an identity that signs in for the first time, and goes on as that account.
 * Nothing that the person can change later is ever asked for the role again.
 */
export async function makeAccount(
  tx: Transaction,
  identity: VerifiedIdentity,
  role: SignUpRole,
): Promise<string> {
  const id = randomUUID()
  const language = isLanguage(identity.language) ? identity.language : fallbackLanguage
  const { wrapped, key } = tx.vault.newHolderKey(id)
  const row = {
    id,
    role,
    identity_subject: identity.subject,
    name_sealed: key.seal(accountPlace(id, 'name'), nameOf(identity)),
    email_sealed: identity.email ? key.seal(accountPlace(id, 'email'), identity.email) : null,
    ...(await lookedUp(tx, id, identity)),
    language,
    units: defaultUnits(language),
    created_at: tx.now,
  }
  await tx.db.insertInto('account').values(row).execute()
  await tx.db
    .insertInto('vault_key')
    .values({ holder: id, wrapped, master_key: tx.vault.currentMasterKey, created_at: tx.now })
    .execute()
  await recordAudit(tx, {
    action: 'account.created',
    entity: 'account',
    entityId: id,
    accountId: id,
    changes: created({ role, name: row.name_sealed, email: row.email_sealed, proven_at: row.proven_at }),
  })
  await enterNewAccount(tx, id)
  tx.become({ kind: role, signInId: null, id })
  if (role === 'fitter') await makeFitterProfile(tx, id)
  return id
}
