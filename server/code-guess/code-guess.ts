import { type SpentGuess, spendGuess as spend, type TypedCode } from '#identity/identity.ts'
import { asIdentityWithin } from '../database/as-identity.ts'
import type { Transaction } from '../database/database.ts'
import { addressBlock } from '../http/limits.ts'

type CountedGuess = Omit<SpentGuess, 'giveBack'> & { giveBack(): Promise<void> }

/**
 * Counts an attempt to enter a code before the code is compared. It uses the mechanism and the table of the sign-in
 * service. The transaction must commit even if the code is wrong.
 * @param typed `source`: the caller's network address, not normalised
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
