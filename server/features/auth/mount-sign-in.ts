import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  endIdentitySessions,
  type IdentityDatabase,
  identityLimits,
  registerIdentity,
} from '#identity/identity.ts'
import type { AppContext } from '../../app-context.ts'
import { addressBlock } from '../../http/limits.ts'
import { AppError } from '../../http/problem.ts'
import type { IdentityGateway } from '../../people/identity-gateway.ts'
import { endIdentitySignIns } from './auth.repository.ts'
import type { SignInParts } from './auth.routes.ts'
import { openBreachedPasswords } from './breached-passwords.ts'
import { embeddedGateway, hostedGateway, identityHost } from './identity-host.ts'
import { embeddedSignIn, hostedSignIn } from './sign-in-service.ts'

/** A hosted service sees all sign-ins of `POST /api/auth/login` from this server, so they are counted here. */
function passwordLimit({ limits }: AppContext) {
  return async (account: string, address: string): Promise<void> => {
    const place = `${account} ${addressBlock(address)}`
    for (const [name, key] of [
      ['passwordFromAddress', place],
      ['passwordFromAnywhere', account],
    ] as const) {
      const { allowed, retryAfterSeconds } = await limits.consume(name, key, identityLimits[name])
      if (!allowed) throw new AppError('rate_limited', { params: { seconds: retryAfterSeconds } })
    }
  }
}

/** Mounts the embedded sign-in service, unless a hosted one is configured. */
export async function mountSignIn(
  app: FastifyInstance,
  context: AppContext,
): Promise<SignInParts & { identity: IdentityGateway }> {
  const { config, database, vault, now } = context
  const { breachedPasswords: list } = config
  const breached = list && !config.auth ? await openBreachedPasswords(list) : undefined
  if (breached) app.addHook('onClose', () => breached.close())
  const host = identityHost(context, breached)
  if (!config.auth) await registerIdentity(app, host)
  return {
    service: config.auth
      ? hostedSignIn(config.auth.url, config.auth.key)
      : embeddedSignIn(app, config.publicUrl),
    identity: config.auth ? hostedGateway : embeddedGateway(host),
    database,
    vault,
    // The embedded service counts attempts itself.
    limitPassword: config.auth ? passwordLimit(context) : async () => undefined,
    secure: !config.local,
    demo: context.demo,
    now,
    endSession: ({ code, identitySessionId: id }) =>
      database.asIdentity(async (db: Kysely<IdentityDatabase>) => {
        if (code === 'sign_in_expired') await endIdentitySessions(db, [id])
        await endIdentitySignIns(db, [id], now())
      }),
  }
}
