import type { Calls } from '#contract/calls.ts'
import type { Transaction } from '../database/database.ts'
import { findAccount } from './people.repository.ts'

export type AccountUser = Calls['POST /api/auth/login']['response']['user']

/** The vault's place for a sealed column of an account. */
export const accountPlace = (id: string, field: 'name' | 'email') => ({ table: 'account', row: id, field })

/** An account as its owner sees it; undefined when this actor may not see it. */
export async function accountUserOf(tx: Transaction, id: string): Promise<AccountUser | undefined> {
  const account = await findAccount(tx, id)
  if (!account?.name_sealed) return undefined
  const key = tx.keys.unwrap(id, account.wrapped)
  return {
    id,
    role: account.role === 'fitter' || account.role === 'support' ? account.role : 'client',
    name: key.open(accountPlace(id, 'name'), account.name_sealed),
    email: account.email_sealed && key.open(accountPlace(id, 'email'), account.email_sealed),
    proven: account.proven_at !== null,
    language: account.language,
    units: account.units === 'imperial' ? 'imperial' : 'metric',
    shortcuts: account.shortcuts,
  }
}
