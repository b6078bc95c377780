import type { Config } from '../config.ts'
import { openVaultOf } from '../database/set-up.ts'
import { printLine } from '../print-line.ts'
import { addressHash } from '../vault/address-hash.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { withOwner } from './owner-connection.ts'

/**
 * `npm run find-rider -- ADDRESS`: prints the ids of the files of an address, for carrying out a data request. It finds
 * a file by every address to which the rider was invited, and by that of the rider's account.
 */
export async function findRiderCommand(config: Config, [address]: string[]): Promise<void> {
  if (!address) throw new Error('Usage: npm run find-rider -- ADDRESS')
  const ring = requireMasterKeys(config)
  const ids = await withOwner(config, { exclusive: false }, async (owner) => {
    const hash = addressHash(await openVaultOf(owner, ring), address)
    const { rows } = await owner.query<{ id: string }>(
      `select r.id from rider r left join account a on a.id = r.account_id
       where r.email_hash = $1 or a.email_hash = $1
         or exists (select from session s join invitation i on i.session_id = s.id
           where s.rider_id = r.id and i.address_hash = $1)
       order by r.created_at`,
      [hash],
    )
    return rows.map((row) => row.id)
  })
  if (ids.length === 0) printLine('There is no file with this address.')
  for (const id of ids) printLine(id)
}
