import type { JSONColumnType } from 'kysely'

/**
 * The tables of schema `identity` (migrations/). Only role `spokewell_identity` reaches them.
 * Columns ending in `_sealed` are ciphertext bound to their row's id; columns ending in `_hash` are keyed hashes.
 */
export interface IdentityDatabase {
  'identity.person': PersonTable
  'identity.identity': IdentityTable
  'identity.password': PasswordTable
  'identity.session': SessionTable
  'identity.refresh_token': RefreshTokenTable
  'identity.one_time_token': OneTimeTokenTable
  'identity.code_try': CodeTryTable
  'identity.code_guess': CodeGuessTable
  'identity.contact_change': ContactChangeTable
  'identity.flow_state': FlowStateTable
  'identity.factor': FactorTable
  'identity.factor_challenge': FactorChallengeTable
  'identity.recovery_code': RecoveryCodeTable
  'identity.sign_in_event': SignInEventTable
  'identity.signing_key': SigningKeyTable
}

export interface PersonTable {
  id: string
  email_hash: Buffer | null
  email_sealed: Buffer | null
  /** Confirmed in the protocol's sense: also set by autoconfirm. */
  email_confirmed_at: Date | null
  /** When the person proved that they read this mailbox. Autoconfirm never sets it. */
  email_proven_at: Date | null
  phone_hash: Buffer | null
  phone_sealed: Buffer | null
  /** Set only when a code sent to the number was entered. */
  phone_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  reauthentication_sent_at: Date | null
  user_metadata_sealed: Buffer
  /** Hash of the cookie secret of the browser that signed up. */
  sign_up_browser_hash: Buffer | null
  last_sign_in_at: Date | null
  banned_until: Date | null
  created_at: Date
  updated_at: Date
}

export interface IdentityTable {
  id: string
  person_id: string
  provider: string
  subject_hash: Buffer
  /** The address, if the provider has verified it. */
  email_hash: Buffer | null
  data_sealed: Buffer
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

export interface PasswordTable {
  person_id: string
  argon2: string
  changed_at: Date
}

export interface AuthenticationMethod {
  method: string
  /** Unix seconds. */
  timestamp: number
}

export interface SessionTable {
  id: string
  person_id: string
  /** The number of the current refresh token. Older ones are used up. */
  generation: number
  token_salt: Buffer
  aal: string
  methods: JSONColumnType<AuthenticationMethod[]>
  created_at: Date
  refreshed_at: Date
  not_after: Date
  /** The second factor verified last in this session. */
  factor_id: string | null
}

export interface RefreshTokenTable {
  token_hash: Buffer
  session_id: string
  generation: number
  issued_at: Date
}

export interface OneTimeTokenTable {
  id: string
  person_id: string
  kind: string
  link_hash: Buffer
  code_hash: Buffer
  /** The password hash and data of the sign-up it confirms. */
  sign_up_sealed: Buffer | null
  created_at: Date
  expires_at: Date
}

export interface CodeTryTable {
  person_id: string
  kind: string
  tries: number
  since: Date
}

export interface CodeGuessTable {
  code_id: string
  /** The source of the guesses; empty for all sources together. */
  source_hash: Buffer
  wrong: number
  forget_at: Date
}

export interface ContactChangeTable {
  person_id: string
  channel: string
  value_hash: Buffer
  value_sealed: Buffer
  sent_at: Date
  current_confirmed_at: Date | null
  new_confirmed_at: Date | null
  /** Hash of the cookie secret of the browser that requested it. */
  browser_hash: Buffer | null
}

export interface FlowStateTable {
  id: string
  provider: string
  /** The redirect target, and the secrets that the provider must return. */
  begun_sealed: Buffer
  /** Hash of the cookie secret of the browser that started it. */
  browser_hash: Buffer
  /** Null without PKCE. */
  challenge: string | null
  challenge_method: string | null
  /** The session of a person who links a provider. */
  linking_session_id: string | null
  expires_at: Date
  /** When the person returned with its state. */
  arrived_at: Date | null
  /** The person who signed in with the provider; null until then. */
  person_id: string | null
  code_hash: Buffer | null
  /** The provider's tokens, until the session is issued. */
  tokens_sealed: Buffer | null
  /** When the code was exchanged. */
  used_at: Date | null
  /** The session that the code gave. */
  given_session_id: string | null
  tries: number
}

export interface FactorTable {
  id: string
  person_id: string
  name_sealed: Buffer
  secret_sealed: Buffer
  status: string
  /** The newest time step whose code was accepted. */
  last_step: number | null
  created_at: Date
  updated_at: Date
  last_challenged_at: Date | null
}

export interface FactorChallengeTable {
  id: string
  factor_id: string
  /** Hash of the address it was requested from. */
  address_hash: Buffer
  tries: number
  expires_at: Date
  used_at: Date | null
}

export interface RecoveryCodeTable {
  person_id: string
  code_hash: Buffer
  created_at: Date
}

export interface SignInEventTable {
  id: string
  person_id: string
  at: Date
  event: string
  /** The protocol's name of the sign-in method. */
  method: string | null
  /** The first bits of the network address. */
  network: string
  /** The browser family. */
  browser: string
}

export interface SigningKeyTable {
  kid: string
  public_jwk: JSONColumnType<Record<string, string>>
  private_sealed: Buffer
  created_at: Date
  retired_at: Date | null
}
