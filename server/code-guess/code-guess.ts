import { type SpentGuess, spendGuess as spend, type TypedCode } from '#identity/identity.ts'
import { asIdentityWithin } from '../database/as-identity.ts'
import type { Transaction } from '../database/database.ts'
import { addressBlock } from '../http/limits.ts'

type CountedGuess = Omit<SpentGuess, 'giveBack'> & { giveBack(): Promise<void> }

/**
 * Counts a code that was typed before it is compared, as the sign-in service counts its own: one mechanism, one table.
 * The transaction must commit also when the code turns out to be wrong.
 * @param typed `source`: the caller's address as it came
 */
export async function spendGuess(tx: Transaction, typed: TypedCode): Promise<CountedGuess> {
  const { vault, now } = tx
  const host = {
    lookupHash: (purpose: string, value: string) => vault.hash('hash:code-guess', `${purpose} ${value}`),
    now: () => now,
  }
  const source = addressBlock(typed.source)
  const spent = await asIdentityWithin(tx, (db) => spend(host, db, { ...typed, source }))
  return {
    ...spent,
    giveBack: () => asIdentityWithin(tx, (db) => spent.giveBack(db)),
  }
}
