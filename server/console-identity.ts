import type { Client } from 'pg'
import pino from 'pino'
import type { IdentityHost } from '#identity/identity.ts'
import type { Config } from './config.ts'
import { kyselyOnClient } from './database/kysely-on-connection.ts'
import { inOwnerTransaction } from './database/owner-transaction.ts'
import { identityHost } from './features/auth/identity-host.ts'
import type { Vault } from './vault/vault.ts'

/**
 * The embedded sign-in service for a console command. It runs on the owner's connection, applies no rate limits and
 * logs nothing: the command itself reports what it did.
 */
export const identityOnConsole = (config: Config, owner: Client, vault: Vault, now: Date): IdentityHost =>
  identityHost({
    config,
    vault,
    database: {
      asIdentity: (work) => inOwnerTransaction(owner, () => work(kyselyOnClient(owner))),
    },
    limits: { consume: async () => ({ allowed: true, retryAfterSeconds: 0 }) },
    now: () => now,
    log: pino({ level: 'silent' }),
  })
