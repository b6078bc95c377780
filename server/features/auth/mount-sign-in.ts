import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import {
  endIdentitySession,
  type IdentityHost,
  type IdentityMail,
  identityLimits,
  registerIdentity,
} from '#identity/identity.ts'
import { fallbackLanguage } from '#locales/languages.ts'
import type { House } from '../../house.ts'
import { addressBlock } from '../../http/limits.ts'
import { OUTBOX_PURPOSE, type WaitingMail } from '../../outbox/enqueue.ts'
import type { SignInParts } from './auth.routes.ts'
import { embeddedSignIn, hostedSignIn } from './sign-in-service.ts'

/** What the embedded sign-in service is given by the house it is mounted in. */
export function identityHost({ config, database, vault, limits, now, log }: House): IdentityHost {
  return {
    transaction: (work) => database.asIdentity(work),
    publicUrl: config.publicUrl,
    confirmPath: '/auth/confirm',
    autoconfirm: config.autoconfirm,
    seal: (purpose, text, row) => vault.seal(`seal:identity:${purpose}`, row, text),
    open: (purpose, sealed, row) => vault.open(`seal:identity:${purpose}`, row, sealed),
    lookupHash: (purpose, value) => vault.hash(`hash:identity:${purpose}`, value),
    currentPasswordRequired: false,
    async sendMail(db, mail) {
      const id = randomUUID()
      const body = vault.seal(OUTBOX_PURPOSE, id, JSON.stringify(waitingMail(mail)))
      await sql`select app.enqueue_identity_mail(${id}, ${`identity:${id}`}, 'mail', ${mail.kind}, ${body}, ${now()})`.execute(
        db,
      )
    },
    async onSessionsEnded(db, sessionIds) {
      await sql`select app.end_sign_ins(${sessionIds}, ${now()})`.execute(db)
    },
    consumeLimit: (name, key) => limits.consume(name, key, identityLimits[name]),
    clientAddress: (request) => addressBlock(request.ip),
    now,
    log,
  }
}

/** A mail of the sign-in service as the outbox holds it. */
function waitingMail(mail: IdentityMail): WaitingMail {
  const common = { to: mail.to, language: mail.language ?? fallbackLanguage }
  return mail.kind === 'reauthentication'
    ? { kind: mail.kind, ...common, params: { code: mail.code } }
    : { kind: mail.kind, ...common, params: { link: mail.link, code: mail.code } }
}

/** Mounts the embedded sign-in service, unless a hosted one is set. */
export async function mountSignIn(app: FastifyInstance, house: House): Promise<SignInParts> {
  const { config, now } = house
  const common = { secure: !config.local, now }
  if (config.auth)
    return {
      ...common,
      service: hostedSignIn(config.auth.url, config.auth.key),
      endIdentitySession: async () => undefined,
    }
  const host = identityHost(house)
  await registerIdentity(app, host)
  return {
    ...common,
    service: embeddedSignIn(app, config.publicUrl),
    endIdentitySession: (id) => host.transaction((db) => endIdentitySession(db, id)),
  }
}
