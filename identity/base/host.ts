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

/** Those that may reach somebody who never asked for anything here. */
export type RequestedMailKind = 'confirmation' | 'email_change_new'

/** Mails that tell of a change to how somebody signs in, once it is made: nothing to press or to type. */
export type ChangeMailKind =
  | 'factor_added'
  | 'factor_removed'
  | 'factor_recovered'
  | 'password_changed'
  /** To the address that was theirs before. */
  | 'email_changed'

/** Whether anybody is to get it. */
interface Addressed {
  /**
   * Stands for nobody: it is enqueued like any other, so that the work tells nothing, and must never be sent.
   */
  nobody?: true
}

interface MailToPerson extends Addressed {
  to: string
  userId: string
  /** The language the person chose, when they told (`user_metadata.language`). */
  language?: string
}

interface WithCode {
  /** Digits, to be typed where the person asked for the mail. */
  code: string
}

interface WithLink extends WithCode {
  /** Leads to a page with a button; opening it changes nothing. */
  link: string
}

/** The sign-up or change of address that a mail is for, so that whoever did not ask for it can tell. */
interface Asked {
  at: Date
  /** The name of who asked, as it was typed; it may be anything. */
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
  /** E.164, with its plus. */
  to: string
  userId: string
  language?: string
  code: string
}

export interface GoogleClient {
  clientId: string
  clientSecret: string
  /** https, or http on this machine. Everything about the provider is discovered from here. */
  issuer: string
}

export interface FacebookClient {
  clientId: string
  clientSecret: string
  /** Takes the place of Facebook's addresses; https, or http on this machine. */
  url?: string
}

export type PasswordFault = 'too_long' | 'characters' | 'length'

export type RefusalEvent = 'password_refused' | 'code_refused' | 'factor_refused' | 'locked_out'

/** What was refused; whose it may be is known by the keyed hash of the address or number that was given. */
export interface Refusal {
  event: RefusalEvent
  contact: Buffer
}

/** Where a request comes from, coarsely, and what it was refused. */
export interface SignInSource {
  network: string
  browser: string
  refusals: Refusal[]
}

/** Everything the sign-in service needs from the server it is mounted in. */
export interface IdentityHost {
  /** Runs work in one READ COMMITTED transaction in which only identity's own role is in force. */
  transaction<T>(work: (db: Kysely<IdentityDatabase>) => Promise<T>): Promise<T>
  /** Origin. The issuer and every link are built from it, never from request headers. */
  publicUrl: string
  /** Origin of the pages people come from, where it is another one: links lead there, and so may redirects. */
  siteUrl?: string
  /** Origins of pages that may call this service from a browser, beside its own. */
  allowedOrigins?: readonly string[]
  /** Path of the page that confirms by a button, e.g. `/auth/confirm`. */
  confirmPath: string
  /** Path of the page that takes whoever comes back from a provider, e.g. `/auth/callback`. */
  callbackPath: string
  /** Signing in with other people's accounts: those that are set up. */
  providers?: { google?: GoogleClient; facebook?: FacebookClient }
  /** Name of the cookie that ties a sign-in with a provider to the browser; a part of its own is added to each. */
  flowCookieName: string
  /** Name of the cookie that marks the browser that signed up. */
  signUpCookieName: string
  /** Sign-up signs in at once; the address counts as confirmed for the protocol, never as proven. */
  autoconfirm: boolean
  /** Somebody without an account may make one. Who has one signs in as ever. */
  signUpAllowed: boolean
  /** Somebody signed in may add another provider's account, or take one off. */
  manualLinkingAllowed: boolean
  /** The fewest characters of a new password, told in refusals; `passwordFaults` judges. */
  passwordMin: number
  /** Somebody may sign in without telling who they are. */
  anonymousAllowed: boolean
  /**
   * A new password needs the current one, and so do a new number and a first address, by which one could be had; except
   * for somebody who came in, within a day, by a code or link to where they were reached before.
   */
  currentPasswordRequired: boolean
  /** Authenticated encryption; `row` is bound as associated data. */
  seal(purpose: string, plaintext: string, row: string): Buffer
  open(purpose: string, sealed: Buffer, row: string): string
  /**
   * A text in a Unicode normal form, within bounds: undefined for a text that is too long or has too many combining
   * marks in a row. Texts are bounded in one place for the whole product, so this service is given that place.
   */
  normalForm(form: 'NFKC', text: string, longest: number): string | undefined
  /**
   * What is wrong with a password, judged in the form in which it is compared. What others know of its owner (`own`)
   * counts for nothing. The browser judges by the same function, so this service is given it.
   */
  passwordFaults(password: string, own: readonly string[]): PasswordFault[]
  /** Whether a password, in the form in which it is compared, is on the operator's list of breached ones. */
  isBreached?(form: string): Promise<boolean>
  /** A typed text on one line as it is kept; undefined for one that cannot be kept. */
  oneLine(typed: string, longest: number): string | undefined
  /** Keyed hash: finds a value without storing it. The key must not change. */
  lookupHash(purpose: string, value: string): Buffer
  /** Enqueues in the same transaction. */
  sendMail(db: Kysely<IdentityDatabase>, mail: IdentityMail): Promise<void>
  /** Enqueues in the same transaction. Without it nobody signs in by phone. */
  sendSms?(db: Kysely<IdentityDatabase>, message: IdentitySms): Promise<void>
  /** The person's proven address is another one from now on, in the same transaction. */
  onAddressChanged?(db: Kysely<IdentityDatabase>, userId: string, address: string): Promise<void>
  /**
   * Somebody else than who signed up has proven the address or number: what the sign-up told of the person is gone, in
   * the same transaction.
   */
  onAccountReset?(db: Kysely<IdentityDatabase>, userId: string): Promise<void>
  /** The product's sessions end with these, in the same transaction. */
  onSessionsEnded(db: Kysely<IdentityDatabase>, sessionIds: string[]): Promise<void>
  /** Takes one from the budget that `identityLimits` names; commits on its own. */
  consumeLimit(name: LimitName, key: string): Promise<{ allowed: boolean; retryAfterSeconds: number }>
  /** The caller's address as limits should see it: behind trusted proxies only, IPv6 by /64. */
  clientAddress(request: FastifyRequest): string
  /** Where a request comes from, as coarsely as it is kept with what happened. */
  coarseSource(request: FastifyRequest): { network: string; browser: string }
  /** Of the request that is being answered; absent outside of one. */
  source?: SignInSource
  now(): Date
  log: FastifyBaseLogger
}
