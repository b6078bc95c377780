import { passwordFaults } from '#domain/password/password-faults.ts'
import { PRODUCT_NAME, PRODUCT_SLUG } from '#domain/product.ts'
import { normalForm } from '#domain/text/normal-form.ts'
import { readText } from '#domain/text/typed-text.ts'
import {
  browserMarkOf,
  claimAddress,
  erasePerson,
  exportPerson,
  type IdentityHost,
  identityLimits,
} from '#identity/identity.ts'
import type { AppContext } from '../../app-context.ts'
import { asIdentityWithin } from '../../database/as-identity.ts'
import { withinIdentity } from '../../database/within-identity.ts'
import { addressBlock } from '../../http/limits.ts'
import { networkPrefix } from '../../http/network-prefix.ts'
import { queueIdentityMail, queueIdentitySms } from '../../messages/identity-messages.ts'
import type { IdentityGateway } from '../../people/identity-gateway.ts'
import { canSendSms } from '../../sms/sms-sender.ts'
import { followAddress } from './account-address.service.ts'
import { endIdentitySignIns, resetAccount } from './auth.repository.ts'
import type { BreachedPasswords } from './breached-passwords.ts'
import { deviceOf } from './device.ts'

/** The parts of the application that the embedded sign-in service uses. */
export type IdentityContext = Pick<AppContext, 'config' | 'vault' | 'now' | 'log'> & {
  database: Pick<AppContext['database'], 'asIdentity'>
  limits: Pick<AppContext['limits'], 'consume'>
}

const settingsOf = ({ config }: IdentityContext) => ({
  publicUrl: config.publicUrl,
  confirmPath: '/auth/confirm',
  callbackPath: '/auth/callback',
  providers: config.providers,
  flowCookieName: `${PRODUCT_SLUG}-flow`,
  signUpCookieName: `${PRODUCT_SLUG}-sign-up`,
  autoconfirm: config.autoconfirm,
  anonymousAllowed: config.anonymousAllowed,
  signUpAllowed: config.signUp.allowed,
  manualLinkingAllowed: config.signUp.manualLinking,
  passwordMin: config.signUp.passwordMin,
  currentPasswordRequired: true,
})

const textRules = ({ config }: IdentityContext, breached?: BreachedPasswords) => ({
  normalForm,
  oneLine(typed: string, longest: number) {
    const read = readText(typed, { longest })
    return 'text' in read ? read.text : undefined
  },
  passwordFaults: (password: string, own: readonly string[]) =>
    passwordFaults(password, { own: [...own, PRODUCT_NAME], min: config.signUp.passwordMin }),
  ...(breached && { isBreached: (form: string) => breached.has(form) }),
})

/** Sends the service's messages, and applies its changes to the product's tables in the same transaction. */
function effectsOf({ config, vault, now }: IdentityContext) {
  return {
    sendMail: (db, mail) => queueIdentityMail(db, { vault, now: now() }, mail),
    ...(canSendSms(config) && {
      sendSms: (db, sms) => queueIdentitySms(db, { vault, now: now() }, sms),
    }),
    onAddressChanged: (db, userId, address) =>
      withinIdentity(db, { vault, now: now(), publicUrl: config.publicUrl }, (tx) =>
        followAddress(tx, userId, address),
      ),
    onAccountReset: (db, userId) => resetAccount(db, userId, now()),
    onSessionsEnded: (db, sessionIds) => endIdentitySignIns(db, sessionIds, now()),
  } satisfies Partial<IdentityHost>
}

/** The host object for the embedded sign-in service. */
export function identityHost(context: IdentityContext, breached?: BreachedPasswords): IdentityHost {
  const { config, database, vault, limits, now, log } = context
  return {
    ...settingsOf(context),
    ...textRules(context, breached),
    ...effectsOf(context),
    transaction: (work) => database.asIdentity(work),
    seal: (purpose, text, row) => vault.seal(`seal:identity:${purpose}`, row, text),
    open: (purpose, sealed, row) => vault.open(`seal:identity:${purpose}`, row, sealed),
    lookupHash: (purpose, value) => vault.hash(`hash:identity:${purpose}`, value),
    consumeLimit: (name, key) =>
      limits.consume(name, key, {
        ...identityLimits[name],
        ...(name === 'signUp' && { times: config.signUp.limit }),
      }),
    clientAddress: (request) => addressBlock(request.ip),
    coarseSource: (request) => ({
      network: networkPrefix(request.ip),
      browser: deviceOf(request.headers['user-agent']).browser,
    }),
    now,
    log,
  }
}

/** Calls the embedded service within the product's own transaction. */
export const embeddedGateway = (host: IdentityHost): IdentityGateway => ({
  hosted: false,
  erase: (tx, subject) => asIdentityWithin(tx, (db) => erasePerson(host, db, subject)),
  exportPerson: (tx, subject) => asIdentityWithin(tx, (db) => exportPerson(host, db, subject)),
  inBrowser: (request) => ({
    claimAddress: (tx, address) =>
      asIdentityWithin(tx, async (db) => {
        await claimAddress(host, db, address, browserMarkOf(host, request))
      }),
  }),
})

/** A hosted service proves addresses and erases people itself. */
export const hostedGateway: IdentityGateway = {
  hosted: true,
  erase: async () => undefined,
  exportPerson: async () => ({ person: [], identity: [], factor: [] }),
  inBrowser: () => ({ claimAddress: async () => undefined }),
}
