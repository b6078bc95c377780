import { none, personal, type TableFacts } from './table-facts.ts'

/** The tables about signing in: the product's accounts and the embedded sign-in service's tables, as in `dataMap`. */
export const signInDataMap: Record<string, TableFacts> = {
  'public.account': {
    purpose: 'who signs in',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'emptied',
    columns: {
      ...none(
        'id',
        'role',
        'language',
        'units',
        'shortcuts',
        'created_at',
        'disabled_at',
        'proven_at',
        'erased_at',
        'reset_at',
      ),
      ...personal('identity_subject', 'email_hash', 'email_sealed', 'name_sealed', 'region'),
    },
  },
  'identity.person': {
    purpose: 'who has a password here',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'email_confirmed_at', 'email_proven_at', 'confirmation_sent_at', 'last_sign_in_at'),
      ...none('recovery_sent_at', 'reauthentication_sent_at', 'banned_until', 'created_at', 'updated_at'),
      ...none('phone_confirmed_at', 'sign_up_browser_hash'),
      ...personal('phone_hash', 'phone_sealed'),
      ...personal('email_hash', 'email_sealed', 'user_metadata_sealed'),
    },
  },
  'identity.identity': {
    purpose: 'the ways a person signs in',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'person_id', 'provider', 'last_sign_in_at', 'created_at', 'updated_at'),
      ...personal('subject_hash', 'email_hash', 'data_sealed'),
    },
  },
  'identity.password': {
    purpose: 'a password, as argon2id',
    retention: 'while_account_lives',
    exported: false,
    erasure: 'deleted',
    columns: none('person_id', 'argon2', 'changed_at'),
  },
  'identity.session': {
    purpose: 'a session of the sign-in service',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('id', 'person_id', 'generation', 'token_salt', 'aal', 'methods', 'created_at', 'refreshed_at'),
      ...none('not_after', 'factor_id'),
    },
  },
  'identity.refresh_token': {
    purpose: 'tokens that were handed out, as hashes',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: none('token_hash', 'session_id', 'generation', 'issued_at'),
  },
  'identity.one_time_token': {
    purpose: 'links and codes that were mailed, as hashes',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('id', 'person_id', 'kind', 'link_hash', 'code_hash', 'created_at', 'expires_at'),
      ...personal('sign_up_sealed'),
    },
  },
  'identity.code_try': {
    purpose: 'how often codes of an app and recovery codes were tried, so that nobody guesses one',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: none('person_id', 'kind', 'tries', 'since'),
  },
  'identity.code_guess': {
    purpose: 'how often a code that was sent was typed wrong, by a keyed hash of where from, and in all',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: { ...none('code_id', 'wrong', 'forget_at'), ...personal('source_hash') },
  },
  'identity.contact_change': {
    purpose: 'an address a person wants to change to, until both sides confirmed',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('person_id', 'channel', 'sent_at', 'current_confirmed_at', 'new_confirmed_at', 'browser_hash'),
      ...personal('value_hash', 'value_sealed'),
    },
  },
  'identity.flow_state': {
    purpose: 'a sign-in with a provider, and which session its code gave',
    retention: 'day_after_expiry',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('id', 'provider', 'challenge', 'challenge_method', 'expires_at', 'person_id', 'code_hash'),
      ...none('tries', 'browser_hash', 'linking_session_id', 'arrived_at', 'tokens_sealed'),
      ...none('used_at', 'given_session_id'),
      ...personal('begun_sealed'),
    },
  },
  'identity.factor': {
    purpose: 'an app on the person’s phone that shows codes, with the secret it shares',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'person_id', 'secret_sealed', 'status', 'last_step', 'created_at', 'updated_at'),
      ...none('last_challenged_at'),
      ...personal('name_sealed'),
    },
  },
  'identity.factor_challenge': {
    purpose: 'a code that was asked for, and a keyed hash of the address that asked',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('id', 'factor_id', 'tries', 'expires_at', 'used_at'),
      ...personal('address_hash'),
    },
  },
  'identity.recovery_code': {
    purpose: 'codes that take the place of a lost second factor, as hashes',
    retention: 'while_account_lives',
    exported: false,
    erasure: 'deleted',
    columns: none('person_id', 'code_hash', 'created_at'),
  },
  'identity.sign_in_event': {
    purpose: 'what happened at somebody’s ways in, with a coarse source',
    retention: 'ninety_days',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('id', 'person_id', 'at', 'event', 'method', 'browser'),
      ...personal('network'),
    },
  },
  'identity.signing_key': {
    purpose: 'signs access tokens; the private part sealed',
    retention: 'until_expired',
    exported: false,
    erasure: 'kept',
    columns: none('kid', 'public_jwk', 'private_sealed', 'created_at', 'retired_at'),
  },
}
