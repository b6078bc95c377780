import type { Role, SignUpRole } from '#domain/roles.ts'
import { SIGN_UP_ROLES } from '#domain/roles.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { signInLifetimes } from '../../people/sign-in-lifetimes.ts'
import { createAccount, takeOverAccount } from './account-creation.service.ts'
import { enterIdentity, findOwnAccount, type KnownAccount } from './auth.repository.ts'
import { SessionEndedError } from './session-ended-error.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** The choices of a person who has no account yet, the language they read, and the region of their browser's. */
interface Choice {
  roleChoice: SignUpRole | null
  claiming?: boolean | undefined
  language?: string | undefined
  region?: string | undefined
}

interface EnteredAccount {
  id: string
  role: Role
  /** What is stored, unless it has just changed. */
  known?: KnownAccount
}

/** A person with a second factor must use it. Support staff must have one. */
function requireSecondFactor(identity: VerifiedIdentity, role: Role | null): void {
  if ((identity.hasSecondFactor || role === 'support') && !identity.secondFactorShown)
    throw new AppError('second_factor_required')
}

/** A hosted session signs in no longer than the role's absolute lifetime, counted from the start of the session. */
function requireYoung({ now }: Transaction, identity: VerifiedIdentity, role: Role): void {
  if (identity.begunAt.getTime() + signInLifetimes[role].wholeMs <= now.getTime())
    throw new SessionEndedError('sign_in_expired', identity.identitySessionId)
}

/** The role from the sign-up, otherwise from before a sign-in at a provider; a guest who keeps an intake is a rider. */
function chosenRole(identity: VerifiedIdentity, { roleChoice, claiming }: Choice): SignUpRole {
  const said = SIGN_UP_ROLES.find((role) => role === identity.role)
  const role = said ?? roleChoice ?? (claiming ? 'client' : null)
  if (!role) throw new AppError('role_missing')
  return role
}

/**
 * Enters as the account of an identity. Creates the account the first time. Asks again for the role if the account was
 * signed up by another person.
 * @throws AppError `token_refused` for a disabled account, `second_factor_required`, `role_missing`
 * @throws SessionEndedError `sign_in_expired`
 */
export async function enterAccount(
  tx: Transaction,
  identity: VerifiedIdentity,
  choice: Choice,
): Promise<EnteredAccount> {
  // The second statement reads the account as which the first one has entered.
  const [entered, known] = await Promise.all([enterIdentity(tx, identity.subject), findOwnAccount(tx)])
  if (entered.disabled) throw new AppError('token_refused')
  requireSecondFactor(identity, entered.role)
  if (!entered.account_id || !entered.role) {
    const role = chosenRole(identity, choice)
    requireYoung(tx, identity, role)
    tx.become({ kind: 'arriving', subject: identity.subject })
    const chosen = { role, language: choice.language ?? null, region: choice.region ?? null }
    return { id: await createAccount(tx, identity, chosen), role }
  }
  requireYoung(tx, identity, entered.role)
  const id = entered.account_id
  tx.become({ kind: entered.role, signInId: null, id })
  if (!known?.reset_at) return { id, role: entered.role, ...(known && { known }) }
  const role = chosenRole(identity, choice)
  await takeOverAccount(tx, id, identity, role)
  return { id, role }
}
