import type { Client } from 'pg'
import type { Config } from '../config.ts'
import { openVaultOf } from '../database/set-up.ts'
import { printLine } from '../print-line.ts'
import { addressHash } from '../vault/address-hash.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { withOwner } from './owner-connection.ts'

/** The ids of the files of an address: by every address to which the rider was invited, and by that of the account. */
export async function findFiles(owner: Client, hash: Buffer): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select r.id from rider r left join account a on a.id = r.account_id
     where r.erased_at is null and (r.email_hash = $1 or a.email_hash = $1
       or exists (select from session s join invitation i on i.session_id = s.id
         where s.rider_id = r.id and i.address_hash = $1))
     order by r.created_at`,
    [hash],
  )
  return rows.map((row) => row.id)
}

/** `npm run find-rider -- ADDRESS`: prints the ids of the files of an address, for carrying out a data request. */
export async function findRiderCommand(config: Config, [address]: string[]): Promise<void> {
  if (!address) throw new Error('Usage: npm run find-rider -- ADDRESS')
  const ring = requireMasterKeys(config)
  const ids = await withOwner(config, { exclusive: false }, async (owner) =>
    findFiles(owner, addressHash(await openVaultOf(owner, ring), address)),
  )
  if (ids.length === 0) printLine('There is no file with this address.')
  for (const id of ids) printLine(id)
}
