import { z } from 'zod'
import type { Config } from '../config.ts'
import { eraseRider } from '../erasure/erase-rider.ts'
import { ledgerFiles } from '../erasure/erasure-ledger.ts'
import { say } from '../say.ts'
import { withOwner } from './owner-connection.ts'

/** `npm run erase -- RIDER_ID`: erases one rider's file for good, in every backup restored from now on too. */
export async function eraseCommand(config: Config, [riderId]: string[], now: Date): Promise<void> {
  if (!z.guid().safeParse(riderId).success || !riderId)
    throw new Error('Whose file? npm run erase -- RIDER_ID')
  const erased = await withOwner(config, { alone: false }, (owner) =>
    eraseRider(owner, ledgerFiles(config), riderId, now),
  )
  if (!erased) throw new Error(`There is no rider's file ${riderId}, or it is erased already.`)
  say(`Erased ${riderId}.`)
}
