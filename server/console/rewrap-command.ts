import type { Config } from '../config.ts'
import { renewPassword } from '../database/role-password.ts'
import { givenPassword, openVaultOf } from '../database/set-up.ts'
import { printLine } from '../print-line.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { rewrapKeys } from '../vault/rewrap-keys.ts'
import { withOwner } from './owner-connection.ts'

/**
 * `npm run keys:rewrap`: wraps all keys under the first master key of the ring, and gives the run-time role a new
 * password if the product manages it. It may be interrupted and repeated.
 */
export async function rewrapCommand(config: Config): Promise<void> {
  const ring = requireMasterKeys(config)
  const ours = givenPassword(config.database) === null
  const { done, renewed } = await withOwner(config, { exclusive: false }, async (owner) => {
    const vault = await openVaultOf(owner, ring)
    return { done: await rewrapKeys(owner, vault), renewed: ours && (await renewPassword(owner, vault)) }
  })
  printLine(
    `${done} keys are now wrapped with master key ${ring[0].id}. Older ones can be removed from MASTER_KEY.`,
  )
  if (renewed) printLine('The run-time role has a new password. Running servers pick it up automatically.')
  else
    printLine(
      'The password of the run-time role was not changed: it is set in DATABASE_URL, so change it there.',
    )
}
