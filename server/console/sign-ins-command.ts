import { listSignInEvents } from '#identity/identity.ts'
import type { Config } from '../config.ts'
import { identityOnConsole } from '../console-identity.ts'
import { openVaultOf } from '../database/set-up.ts'
import { printLine } from '../print-line.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { withOwner } from './owner-connection.ts'

/** `npm run sign-ins -- ADDRESS`: prints an account's sign-in events of the last 90 days, newest first. */
export async function signInsCommand(config: Config, [address]: string[], now: Date): Promise<void> {
  if (!address) throw new Error('Usage: npm run sign-ins -- ADDRESS')
  if (config.auth) throw new Error('The sign-in service at AUTH_URL stores them.')
  const ring = requireMasterKeys(config)
  const events = await withOwner(config, { exclusive: false }, async (owner) => {
    const host = identityOnConsole(config, owner, await openVaultOf(owner, ring), now)
    return host.transaction((db) => listSignInEvents(host, db, address))
  })
  if (!events) return printLine('There is no account with this address.')
  if (events.length === 0) printLine('There are no events within the last 90 days.')
  for (const { at, event, method, network, browser } of events)
    printLine([at.toISOString(), event, method ?? '-', network, browser].join('  '))
}
