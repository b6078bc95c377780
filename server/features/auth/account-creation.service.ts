import { randomBytes, randomUUID } from 'node:crypto'
import type { SignUpRole } from '#domain/roles.ts'
import { defaultUnits, fallbackLanguage, isLanguage } from '#locales/languages.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { accountPlace } from '../../people/account-user.ts'
import { addressHash } from '../../vault/address-hash.ts'
import {
  chooseRoleAgain,
  enterNewAccount,
  insertAccount,
  insertFitterProfile,
  insertHolderKey,
  isProvenElsewhere,
  updateAccount,
} from './auth.repository.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** The slug of a fitter's page: random until the fitter chooses one. */
const newSlug = () => `f-${randomBytes(5).toString('hex')}`

async function createFitterProfile(tx: Transaction, id: string): Promise<void> {
  const profile = { fitter_id: id, slug: newSlug(), listed: false }
  await insertFitterProfile(tx, profile)
  await recordAudit(tx, {
    action: 'fitter_profile.created',
    entity: 'fitter_profile',
    entityId: id,
    fitterId: id,
    accountId: id,
    changes: created({ slug: profile.slug, listed: false }),
  })
}

/** An address that another account has proven is stored without the proof. */
async function addressColumns(tx: Transaction, id: string, { email, proven }: VerifiedIdentity) {
  if (!email) return { email_hash: null, proven_at: null }
  const hash = addressHash(tx.vault, email)
  const proves = proven && !(await isProvenElsewhere(tx, hash, id))
  return { email_hash: hash, proven_at: proves ? tx.now : null }
}

/** The given name, or the part of the address before its @. */
const nameOf = ({ name, email }: VerifiedIdentity) => name ?? email?.split('@')[0] ?? ''

/**
 * Gives the account to the owner of its address, because another person had signed up with it. The owner chooses role
 * and name. The account's data stays.
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
  await updateAccount(tx, id, { name_sealed: name })
  await recordAudit(tx, {
    action: 'account.renamed',
    entity: 'account',
    entityId: id,
    accountId: id,
    changes: { name: { to: name } },
  })
  if (role === 'fitter') await createFitterProfile(tx, id)
}

/**
 * Creates the account of an identity that signs in for the first time. The transaction then acts as that account.
 * The role is read once, here, and never again from data that the person can change. The language is that of the page,
 * for an identity that does not say one.
 */
export async function createAccount(
  tx: Transaction,
  identity: VerifiedIdentity,
  {
    role,
    language: pageLanguage,
    region,
  }: { role: SignUpRole; language: string | null; region: string | null },
): Promise<string> {
  const id = randomUUID()
  const language = [identity.language, pageLanguage].find(isLanguage) ?? fallbackLanguage
  const { wrapped, key } = tx.vault.newHolderKey(id)
  const row = {
    id,
    role,
    identity_subject: identity.subject,
    name_sealed: key.seal(accountPlace(id, 'name'), nameOf(identity)),
    email_sealed: identity.email ? key.seal(accountPlace(id, 'email'), identity.email) : null,
    ...(await addressColumns(tx, id, identity)),
    language,
    region,
    units: defaultUnits(language, region),
    created_at: tx.now,
  }
  await insertAccount(tx, row)
  await insertHolderKey(tx, id, wrapped)
  await recordAudit(tx, {
    action: 'account.created',
    entity: 'account',
    entityId: id,
    accountId: id,
    changes: created({ role, name: row.name_sealed, email: row.email_sealed, proven_at: row.proven_at }),
  })
  await enterNewAccount(tx, id)
  tx.become({ kind: role, signInId: null, id })
  if (role === 'fitter') await createFitterProfile(tx, id)
  return id
}
