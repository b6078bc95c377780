/** How much a column says about a person. `sealed` columns hold ciphertext only. */
export type DataClass = 'none' | 'personal' | 'health'

/** How long, and what ends it. */
export type Retention =
  | 'while_account_lives'
  | 'while_file_lives'
  | 'seven_years'
  | 'until_sent_30_days'
  | 'until_expired'
  | 'seven_days'
  | 'for_ever_silent'
  | 'while_installation_lives'

export interface TableFacts {
  purpose: string
  retention: Retention
  /** What a person's own export gives of it. */
  exported: boolean
  /** What erasing a rider or an account does to its rows. */
  erasure: 'deleted' | 'emptied' | 'key_destroyed' | 'kept'
  columns: Record<string, DataClass>
}

const none = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'none' as const]))
const personal = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'personal' as const]))
const health = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'health' as const]))

const belowSession = none('fitter_id', 'rider_id', 'session_id')

/**
 * Every column there is, what it is for and what becomes of it. A column that is missing here fails the tests.
 */
export const dataMap: Record<string, TableFacts> = {
  'public.schema_migration': {
    purpose: 'which migrations ran',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none('name', 'checksum', 'at'),
  },
  'public.vault_root': {
    purpose: 'root of the purpose keys, wrapped',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none('id', 'wrapped'),
  },
  'public.vault_key': {
    purpose: 'key of a rider’s file or an account, wrapped',
    retention: 'while_file_lives',
    exported: false,
    erasure: 'deleted',
    columns: none('holder', 'wrapped', 'master_key', 'created_at'),
  },
  'public.account': {
    purpose: 'who signs in',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'role', 'language', 'units', 'created_at', 'disabled_at', 'proven_at', 'erased_at'),
      ...personal('identity_subject', 'email_hash', 'email_sealed', 'name_sealed'),
    },
  },
  'public.fitter_profile': {
    purpose: 'how riders find a fitter',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: { ...none('fitter_id', 'listed'), ...personal('slug', 'studio_sealed') },
  },
  'public.rider': {
    purpose: 'a fitter’s file of a person',
    retention: 'seven_years',
    exported: true,
    erasure: 'emptied',
    columns: {
      ...none('id', 'fitter_id', 'account_id', 'created_at', 'erased_at', 'language'),
      ...none('reminders_stopped_at', 'address_failed_at'),
      ...personal('name_sealed', 'email_sealed', 'email_hash', 'time_zone'),
    },
  },
  'public.session': {
    purpose: 'that a fitting took place, and when; the fitter’s notes on it',
    retention: 'seven_years',
    exported: true,
    erasure: 'emptied',
    columns: {
      ...none('id', 'fitter_id', 'rider_id', 'bike_id', 'created_at', 'invited_at', 'invitation_expires_at'),
      ...none('intake_started_at', 'intake_submitted_at', 'fitted_at', 'closed_at', 'cancelled_at'),
      ...none('goal_weights', 'version'),
      ...health('notes_sealed'),
    },
  },
  'public.bike': {
    purpose: 'a rider’s bike',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'fitter_id', 'rider_id', 'type', 'version', 'created_at', 'retired_at'),
      ...personal('details_sealed'),
    },
  },
  'public.measurement': {
    purpose: 'a number of the bike or the body, before and after a fit',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...none('id', 'phase', 'key', 'side', 'reference', 'method', 'version', 'measured_at'),
      ...health('value', 'choice', 'words_sealed'),
    },
  },
  'public.intervention': {
    purpose: 'what a fitter changed, and why',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...none('id', 'position', 'kind', 'measurement', 'side', 'from_value', 'to_value', 'version'),
      ...none('made_at', 'withdrawn_at'),
      ...health('zones', 'goals', 'details_sealed'),
    },
  },
  'public.recommendation': {
    purpose: 'advice for the rider to carry out',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...none('id', 'position', 'kind', 'due_on', 'done_at', 'version', 'created_at', 'withdrawn_at'),
      ...health('words_sealed'),
    },
  },
  'public.photo': {
    purpose: 'a photo of a fit; its bytes lie sealed in the file store',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...none('id', 'phase', 'position', 'file', 'thumbnail', 'width', 'height', 'bytes', 'version'),
      ...none('created_at'),
      ...health('caption_sealed'),
    },
  },
  'public.follow_up_protocol': {
    purpose: 'when a fitter asks again',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none('fitter_id', 'protocol', 'version', 'changed_at'),
  },
  'public.follow_up': {
    purpose: 'that a rider is asked after a fit, and when',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...none('id', 'milestone', 'opens_on', 'due_on', 'window_ends_on', 'submitted_at', 'skipped_at'),
      ...none('next_look_at', 'created_at'),
    },
  },
  'public.follow_up_secret': {
    purpose: 'what opens a follow-up or ends its reminders, as a hash',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...none('hash', 'follow_up_id', 'purpose', 'created_at', 'expires_at', 'revoked_at'),
    },
  },
  'public.follow_up_reminder': {
    purpose: 'that a reminder was handed to the outbox, once',
    retention: 'seven_years',
    exported: false,
    erasure: 'deleted',
    columns: { ...belowSession, ...none('follow_up_id', 'number', 'handed_at', 'sent_at', 'ended_by') },
  },
  'public.follow_up_alert': {
    purpose: 'what a fitter should look at after a follow-up',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...none('id', 'follow_up_id', 'kind', 'raised_at', 'worked_off_at', 'outcome'),
      ...health('zone', 'note_sealed'),
    },
  },
  'public.sign_in': {
    purpose: 'the cookie of an account or a guest, as a hash, and the kind of browser it was given to',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: none(
      'id',
      'token_hash',
      'account_id',
      'identity_session_id',
      'guest_session_id',
      'guest_follow_up_id',
      'created_at',
      'last_used_at',
      'idle_limit',
      'expires_at',
      'ended_at',
      'proves_address',
      'browser',
      'system',
      'second_factor',
    ),
  },
  'public.share': {
    purpose: 'a rider lets a fitter read an earlier file',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none(
      'id',
      'account_id',
      'rider_id',
      'fitter_id',
      'from_at',
      'until_at',
      'ended_at',
      'created_at',
    ),
  },
  'public.support_access': {
    purpose: 'the provider’s staff may read a file, for a reason and a time',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'support_id', 'rider_id', 'reason', 'from_at', 'until_at', 'ended_at'),
      ...personal('sentence_sealed'),
    },
  },
  'public.consent': {
    purpose: 'the consent ledger',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: none(
      'id',
      'account_id',
      'rider_id',
      'purpose',
      'granted',
      'notice_version',
      'text_hash',
      'language',
      'at',
      'actor',
    ),
  },
  'public.invitation': {
    purpose: 'a fitter asked a rider for an intake',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...none('id', 'channel', 'language', 'code_hash', 'created_at', 'expires_at', 'opened_at'),
      ...none('withdrawn_at'),
      ...personal('address_hash'),
    },
  },
  'public.invitation_secret': {
    purpose: 'what opens an invitation, as a hash',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('hash', 'invitation_id', 'session_id', 'fitter_id', 'purpose', 'proves_address', 'created_at'),
      ...none('expires_at', 'revoked_at'),
    },
  },
  'public.code_attempt': {
    purpose: 'how often a wrong code was typed for an address',
    retention: 'until_expired',
    exported: false,
    erasure: 'kept',
    columns: { ...none('wrong', 'forget_at'), ...personal('address_hash') },
  },
  'public.device_code': {
    purpose: 'lets another device go on with a draft, as a hash',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: none('id', 'session_id', 'code_hash', 'tries', 'created_at', 'expires_at', 'used_at'),
  },
  'public.draft': {
    purpose: 'what a rider typed and did not send yet',
    retention: 'until_expired',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...none('form', 'follow_up_id', 'form_version', 'version', 'saved_at'),
      ...health('answers_sealed'),
    },
  },
  'public.submission': {
    purpose: 'a form as sent',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...none('id', 'kind', 'follow_up_id', 'assisted', 'form_version', 'revision', 'language'),
      ...none('submitted_at', 'superseded_at'),
      ...health('answers_sealed'),
    },
  },
  'public.submission_figure': {
    purpose: 'scores and choices for statistics, without words',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: { ...belowSession, ...none('submission_id', 'figure', 'item'), ...health('amount') },
  },
  'public.audit_entry': {
    purpose: 'who changed what and when; values that identify stay sealed',
    retention: 'for_ever_silent',
    exported: true,
    erasure: 'key_destroyed',
    columns: {
      ...none(
        'id',
        'transaction_id',
        'at',
        'request_id',
        'actor',
        'actor_id',
        'action',
        'entity',
        'entity_id',
      ),
      ...none('fitter_id', 'rider_id', 'account_id', 'reason'),
      ...personal('changes'),
    },
  },
  'public.audit_seal': {
    purpose: 'the chain that shows tampering',
    retention: 'for_ever_silent',
    exported: false,
    erasure: 'kept',
    columns: none('chain', 'position', 'entry_id', 'previous', 'hash', 'sealed_at'),
  },
  'public.idempotency_key': {
    purpose: 'that a request was carried out',
    retention: 'seven_days',
    exported: false,
    erasure: 'kept',
    columns: none('actor', 'call', 'key', 'request_hash', 'status', 'resource', 'created_at'),
  },
  'public.outbox': {
    purpose: 'what is to be sent',
    retention: 'until_sent_30_days',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none(
        'id',
        'purpose',
        'channel',
        'kind',
        'rider_id',
        'account_id',
        'session_id',
        'follow_up_id',
        'reminder',
        'due_at',
        'leased_until',
      ),
      ...none('attempts', 'last_error', 'created_at', 'sent_at', 'dead_at', 'dropped_at'),
      ...personal('body_sealed'),
    },
  },
  'public.rate_limit': {
    purpose: 'how often something was tried, under keyed hashes',
    retention: 'until_expired',
    exported: false,
    erasure: 'kept',
    columns: none('key', 'points', 'expire'),
  },
  'identity.person': {
    purpose: 'who has a password here',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'email_confirmed_at', 'email_proven_at', 'confirmation_sent_at', 'last_sign_in_at'),
      ...none('recovery_sent_at', 'reauthentication_sent_at', 'banned_until', 'created_at', 'updated_at'),
      ...none('phone_confirmed_at'),
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
    purpose: 'how often codes were tried, so that nobody guesses one',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: none('person_id', 'kind', 'tries', 'since'),
  },
  'identity.contact_change': {
    purpose: 'an address a person wants to change to, until both sides confirmed',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('person_id', 'channel', 'sent_at', 'current_confirmed_at', 'new_confirmed_at'),
      ...personal('value_hash', 'value_sealed'),
    },
  },
  'identity.flow_state': {
    purpose: 'a sign-in with a provider that is under way',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('id', 'provider', 'challenge', 'challenge_method', 'expires_at', 'person_id', 'code_hash'),
      ...none('tries', 'browser_hash', 'linking_session_id', 'arrived_at', 'tokens_sealed'),
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
  'identity.signing_key': {
    purpose: 'signs access tokens; the private part sealed',
    retention: 'until_expired',
    exported: false,
    erasure: 'kept',
    columns: none('kid', 'public_jwk', 'private_sealed', 'created_at', 'retired_at'),
  },
}
