import { type Erased, isErased, readLedger } from '../erasure-ledger.ts'

/** The erasures in any copy of the ledger; none when there is no ledger. */
export async function readErasures(files: readonly string[]): Promise<Erased[]> {
  return (await readLedger(files)).entries.filter(isErased)
}
