import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { passwordFaults } from '#domain/password/password-faults.ts'
import { PRODUCT_NAME, PRODUCT_SLUG } from '#domain/product.ts'
import { normalForm } from '#domain/text/normal-form.ts'
import { readText } from '#domain/text/typed-text.ts'
import {
  endIdentitySessions,
  type IdentityDatabase,
  type IdentityHost,
  identityLimits,
  registerIdentity,
} from '#identity/identity.ts'
import type { AppContext } from '../../app-context.ts'
import { withinIdentity } from '../../database/within-identity.ts'
import { coarseNetwork } from '../../http/coarse-network.ts'
import { addressBlock } from '../../http/limits.ts'
import { AppError } from '../../http/problem.ts'
import { queueIdentityMail, queueIdentitySms } from '../../messages/identity-messages.ts'
import type { IdentityTies } from '../../people/identity-ties.ts'
import { canSendSms } from '../../sms/sms-sender.ts'
import { followAddress } from './account-address.ts'
import type { SignInParts } from './auth.routes.ts'
import { type BreachedPasswords, openBreachedPasswords } from './breached-passwords.ts'
import { deviceOf } from './device.ts'
import { embeddedTies, hostedTies } from './identity-ties.ts'
import { embeddedSignIn, hostedSignIn } from './sign-in-service.ts'

/** What the embedded sign-in service needs of the application. */
export type IdentityHouse = Pick<AppContext, 'config' | 'vault' | 'now' | 'log'> & {
  database: Pick<AppContext['database'], 'asIdentity'>
  limits: Pick<AppContext['limits'], 'consume'>
}

/** What the embedded sign-in service is given by the server it is mounted in. */
export function identityHost(
  { config, database, vault, limits, now, log }: IdentityHouse,
  breached?: BreachedPasswords,
): IdentityHost {
  return {
    transaction: (work) => database.asIdentity(work),
    publicUrl: config.publicUrl,
    confirmPath: '/auth/confirm',
    landingPath: '/auth/callback',
    providers: config.providers,
    flowCookieName: `${PRODUCT_SLUG}-flow`,
    signUpCookieName: `${PRODUCT_SLUG}-sign-up`,
    autoconfirm: config.autoconfirm,
    anonymousAllowed: config.anonymousAllowed,
    signUpAllowed: config.signUp.allowed,
    manualLinkingAllowed: config.signUp.manualLinking,
    passwordMin: config.signUp.passwordMin,
    seal: (purpose, text, row) => vault.seal(`seal:identity:${purpose}`, row, text),
    open: (purpose, sealed, row) => vault.open(`seal:identity:${purpose}`, row, sealed),
    normalForm,
    oneLine(typed, longest) {
      const read = readText(typed, { longest })
      return 'text' in read ? read.text : undefined
    },
    lookupHash: (purpose, value) => vault.hash(`hash:identity:${purpose}`, value),
    currentPasswordRequired: true,
    passwordFaults: (password, own) =>
      passwordFaults(password, { own: [...own, PRODUCT_NAME], min: config.signUp.passwordMin }),
    ...(breached && { isBreached: (form) => breached.has(form) }),
    sendMail: (db, mail) => queueIdentityMail(db, { vault, now: now() }, mail),
    ...(canSendSms(config) && {
      sendSms: (db, sms) => queueIdentitySms(db, { vault, now: now() }, sms),
    }),
    onAddressChanged: (db, userId, address) =>
      withinIdentity(db, { vault, now: now(), publicUrl: config.publicUrl }, (tx) =>
        followAddress(tx, userId, address),
      ),
    async onAccountReset(db, userId) {
      await sql`select app.reset_account(${userId}, ${now()})`.execute(db)
    },
    async onSessionsEnded(db, sessionIds) {
      await sql`select app.end_sign_ins(${sessionIds}, ${now()})`.execute(db)
    },
    consumeLimit: (name, key) =>
      limits.consume(name, key, {
        ...identityLimits[name],
        ...(name === 'signUp' && { times: config.signUp.limit }),
      }),
    clientAddress: (request) => addressBlock(request.ip),
    coarseSource: (request) => ({
      network: coarseNetwork(request.ip),
      browser: deviceOf(request.headers['user-agent']).browser,
    }),
    now,
    log,
  }
}

/** A hosted service sees all sign-ins of `POST /api/auth/login` come from this server: they are counted here. */
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

/** Mounts the embedded sign-in service, unless a hosted one is set. */
export async function mountSignIn(
  app: FastifyInstance,
  context: AppContext,
): Promise<SignInParts & { identity: IdentityTies }> {
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
    identity: config.auth ? hostedTies : embeddedTies(host),
    database,
    vault,
    // The embedded service counts by itself.
    limitPassword: config.auth ? passwordLimit(context) : async () => undefined,
    secure: !config.local,
    now,
    endSession: ({ code, identitySessionId: id }) =>
      database.asIdentity(async (db: Kysely<IdentityDatabase>) => {
        if (code === 'sign_in_expired') await endIdentitySessions(db, [id])
        await sql`select app.end_sign_ins(${[id]}, ${now()})`.execute(db)
      }),
  }
}
