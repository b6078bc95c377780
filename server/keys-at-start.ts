import type { Client } from 'pg'
import { refuseUnfinishedDatabase } from './backup/unfinished-restore.ts'
import type { Config } from './config.ts'
import { OperatorProblem } from './operator-problem.ts'
import { type MasterKeyRing, makeMasterKeys, masterKeyFile, readMasterKeys } from './vault/master-keys.ts'
import { masterKeyIdOf } from './vault/vault.ts'

/** The id of the master key that seals the data of a database; null if it has no data yet. */
async function sealedUnder(owner: Client): Promise<string | null> {
  const known = await owner.query<{ there: boolean }>(
    "select to_regclass('public.vault_root') is not null as there",
  )
  if (!known.rows[0]?.there) return null
  const { rows } = await owner.query<{ wrapped: Buffer }>('select wrapped from vault_root where id = 1')
  return rows[0] ? masterKeyIdOf(rows[0].wrapped) : null
}

/**
 * The master keys to serve a database with. The first start of an installation creates the key, but only while the
 * database is empty: a new key cannot open existing data, and would hide that the correct key is missing.
 * @returns the ring, and the path of the key file if it was created now
 * @throws OperatorProblem when a restore is unfinished, or when there is data but no key
 */
export async function keysAtStart(
  owner: Client,
  { masterKeys, dataDir }: Pick<Config, 'masterKeys' | 'dataDir'>,
): Promise<{ ring: MasterKeyRing; madeAt: string | null }> {
  await refuseUnfinishedDatabase(owner)
  const ring = readMasterKeys(masterKeys, dataDir)
  if (ring) return { ring, madeAt: null }
  const id = await sealedUnder(owner)
  if (id === null) return makeMasterKeys(dataDir)
  throw new OperatorProblem(
    `The master key ${JSON.stringify(id)} of this data is missing: MASTER_KEY is not set and ${masterKeyFile(dataDir)} does not exist. Put the key back; a new one could not open the data.`,
  )
}
