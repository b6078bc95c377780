import type { Config } from '../config.ts'
import { openVaultOf } from '../database/set-up.ts'
import { say } from '../say.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { rewrapKeys } from '../vault/rewrap-keys.ts'
import { withOwner } from './owner-connection.ts'

/** `npm run keys:rewrap`: puts everything under the first master key of the ring; may be stopped and repeated. */
export async function rewrapCommand(config: Config): Promise<void> {
  const ring = requireMasterKeys(config)
  const done = await withOwner(config, { alone: false }, async (owner) =>
    rewrapKeys(owner, await openVaultOf(owner, ring)),
  )
  say(`${done} keys now stand under master key ${ring[0].id}. Older ones may leave MASTER_KEY.`)
}
