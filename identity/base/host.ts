import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { LimitName } from './limits.ts'
import type { IdentityDatabase } from './tables.ts'

/** Mails with a link and a code. */
export type LinkMailKind =
  | 'confirmation'
  | 'magic_link'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'

/** Mails that may reach a person who requested nothing. */
export type RequestedMailKind = 'confirmation' | 'email_change_new'

/** Mails that report a completed change to how a person signs in. They contain no link or code. */
export type ChangeMailKind =
  | 'factor_added'
  | 'factor_removed'
  | 'factor_recovered'
  | 'password_changed'
  /** To the previous address. */
  | 'email_changed'

/** Whether the message has a recipient. */
interface Addressed {
  /**
   * There is no recipient. The message is enqueued like any other, so that timing reveals nothing, and must never be
   * sent.
   */
  nobody?: true
}

interface MailToPerson extends Addressed {
  to: string
  userId: string
  /** The language the person chose, if any (`user_metadata.language`). */
  language?: string
}

interface WithCode {
  /** Digits to type where the mail was requested. */
  code: string
}

interface WithLink extends WithCode {
  /** The URL of a page with a button. Opening it changes nothing. */
  link: string
}

/**
 * When and by whom a sign-up or change of address was requested, so that a recipient who did not request it can tell.
 */
interface Asked {
  at: Date
  /** The name given with the request, as typed. Untrusted. */
  name?: string
}

export type IdentityMail = MailToPerson &
  (
    | ({ kind: Exclude<LinkMailKind, RequestedMailKind> } & WithLink)
    | ({ kind: RequestedMailKind; asked?: Asked } & WithLink)
    | ({ kind: 'reauthentication' } & WithCode)
    | { kind: ChangeMailKind; at: Date }
  )

/** A text message with a code. */
export interface IdentitySms extends Addressed {
  kind: 'sms'
  /** E.164, with the plus. */
  to: string
  userId: string
  language?: string
  code: string
}

export interface GoogleClient {
  clientId: string
  clientSecret: string
  /** https, or http on this machine. The provider's metadata is discovered from here. */
  issuer: string
}

export interface FacebookClient {
  clientId: string
  clientSecret: string
  /** Replaces Facebook's own base URLs; https, or http on this machine. */
  url?: string
}

export type PasswordFault = 'too_long' | 'characters' | 'length'

export type RefusalEvent = 'password_refused' | 'code_refused' | 'factor_refused' | 'locked_out'

/** A refusal and the keyed hash of the address or number it was for. */
export interface Refusal {
  event: RefusalEvent
  contact: Buffer
}

/** The coarse source of a request, and its refusals. */
export interface SignInSource {
  network: string
  browser: string
  refusals: Refusal[]
}

/** Everything the sign-in service needs from the server it is mounted in. */
export interface IdentityHost {
  /** Runs work in one READ COMMITTED transaction under identity's own database role. */
  transaction<T>(work: (db: Kysely<IdentityDatabase>) => Promise<T>): Promise<T>
  /** The origin. The issuer and every link are built from it, never from request headers. */
  publicUrl: string
  /** The origin of the product's pages, if it differs. Links and redirects may lead there. */
  siteUrl?: string
  /** Further origins whose pages may call this service from a browser. */
  allowedOrigins?: readonly string[]
  /** The path of the page with the confirmation button, e.g. `/auth/confirm`. */
  confirmPath: string
  /** The path of the page to which providers send people back, e.g. `/auth/callback`. */
  callbackPath: string
  /** The external identity providers that are configured. */
  providers?: { google?: GoogleClient; facebook?: FacebookClient }
  /** The name of the cookie that binds a provider sign-in to the browser; each sign-in appends its own suffix. */
  flowCookieName: string
  /** The name of the cookie that marks the browser that signed up. */
  signUpCookieName: string
  /** Sign-up signs in at once. The address counts as confirmed for the protocol but not as proven. */
  autoconfirm: boolean
  /** New accounts may be created. Existing accounts can always sign in. */
  signUpAllowed: boolean
  /** A signed-in person may link and unlink provider accounts. */
  manualLinkingAllowed: boolean
  /** The minimum length of a new password, named in refusals; `passwordFaults` checks it. */
  passwordMin: number
  /** Anonymous sign-in is allowed. */
  anonymousAllowed: boolean
  /**
   * A new password requires the current one. So do a new number and a first address, because either can be used to set
   * a new password. Exempt: a session that began within a day with a code or link to an existing address or number.
   * Changes to the second factor then require a recent sign-in.
   */
  currentPasswordRequired: boolean
  /** Authenticated encryption; `row` is bound as associated data. */
  seal(purpose: string, plaintext: string, row: string): Buffer
  open(purpose: string, sealed: Buffer, row: string): string
  /**
   * The text in a Unicode normal form; undefined when it is too long or has too many combining marks in a row. The
   * product bounds texts in one place, so the host passes that function in.
   */
  normalForm(form: 'NFKC', text: string, longest: number): string | undefined
  /**
   * The faults of a password, which is checked in the form in which it is compared. Facts about its owner (`own`) add
   * no strength. The browser uses the same function, so the host passes it in.
   */
  passwordFaults(password: string, own: readonly string[]): PasswordFault[]
  /** Whether a password, in the form in which it is compared, is on the operator's list of breached passwords. */
  isBreached?(form: string): Promise<boolean>
  /** A typed single-line text as it is stored; undefined when it cannot be stored. */
  oneLine(typed: string, longest: number): string | undefined
  /** Keyed hash for looking up a value that is not stored in the clear. The key must not change. */
  lookupHash(purpose: string, value: string): Buffer
  /** Enqueues a mail in the same transaction. */
  sendMail(db: Kysely<IdentityDatabase>, mail: IdentityMail): Promise<void>
  /** Enqueues a text message in the same transaction. Without it there is no sign-in by phone. */
  sendSms?(db: Kysely<IdentityDatabase>, message: IdentitySms): Promise<void>
  /** Called in the transaction that changes the person's proven address. */
  onAddressChanged?(db: Kysely<IdentityDatabase>, userId: string, address: string): Promise<void>
  /**
   * Called in the same transaction when the address or number was proved by a different person than the one who signed
   * up: the data given at sign-up is deleted.
   */
  onAccountReset?(db: Kysely<IdentityDatabase>, userId: string): Promise<void>
  /** Called in the transaction that ends these sessions, so that the product ends its own. */
  onSessionsEnded(db: Kysely<IdentityDatabase>, sessionIds: string[]): Promise<void>
  /** Takes one from the limit of this name in `identityLimits`; commits independently. */
  consumeLimit(name: LimitName, key: string): Promise<{ allowed: boolean; retryAfterSeconds: number }>
  /** The caller's address for rate limits. Only headers of trusted proxies count; IPv6 is reduced to its /64. */
  clientAddress(request: FastifyRequest): string
  /** The source of a request, as coarse as it is stored with sign-in events. */
  coarseSource(request: FastifyRequest): { network: string; browser: string }
  /** The source of the current request; absent outside of a request. */
  source?: SignInSource
  now(): Date
  log: FastifyBaseLogger
}
