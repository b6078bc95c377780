import type { Calls } from '#contract/calls.ts'
import type { Transaction } from '../database/database.ts'
import type { HolderKey } from '../vault/vault.ts'
import { type AccountRow, findAccount } from './people.repository.ts'

export type AccountUser = Calls['POST /api/auth/login']['response']['user']

/** The vault's place for a sealed column of an account. */
export const accountPlace = (id: string, field: 'name' | 'email') => ({ table: 'account', row: id, field })

/** Opens an account for its owner, with its own key; undefined for an erased one. */
export function presentAccount(key: HolderKey, account: AccountRow): AccountUser | undefined {
  const { id, role, name_sealed: name, email_sealed: email } = account
  if (!name) return undefined
  return {
    id,
    role: role === 'fitter' || role === 'support' ? role : 'client',
    name: key.open(accountPlace(id, 'name'), name),
    email: email && key.open(accountPlace(id, 'email'), email),
    proven: account.proven_at !== null,
    language: account.language,
    units: account.units === 'imperial' ? 'imperial' : 'metric',
    shortcuts: account.shortcuts,
  }
}

/** An account as its owner sees it; undefined when this actor may not see it. */
export async function accountUserOf(tx: Transaction, id: string): Promise<AccountUser | undefined> {
  const account = await findAccount(tx, id)
  return account && presentAccount(tx.keys.unwrap(id, account.wrapped), account)
}
