import { rotateSigningKey } from '#identity/identity.ts'
import type { Config } from '../config.ts'
import { identityOnConsole } from '../console-identity.ts'
import { openVaultOf } from '../database/set-up.ts'
import { printLine } from '../print-line.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { withOwner } from './owner-connection.ts'

/** `npm run keys:rotate`: replaces the signing key of the sign-in service; nobody is signed out. */
export async function rotateCommand(config: Config, _args: string[], now: Date): Promise<void> {
  if (config.auth) throw new Error('The sign-in service is hosted (AUTH_URL): rotate its key there.')
  const ring = requireMasterKeys(config)
  const { kid, inUseBy, earlierListedUntil } = await withOwner(config, { exclusive: false }, async (owner) =>
    rotateSigningKey(identityOnConsole(config, owner, await openVaultOf(owner, ring), now)),
  )
  printLine(`The sign-in service has a new signing key, ${kid}.`)
  printLine(
    `Running servers sign with it from ${inUseBy.toISOString()} on at the latest; none needs a restart.`,
  )
  printLine(
    `Tokens signed with the earlier key stay valid until they expire. That key is published until ${earlierListedUntil.toISOString()} and then deleted.`,
  )
}
