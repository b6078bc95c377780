import type enAuth from '#locales/en/auth.ts'

/** Where a problem is shown: at the field that caused it, or above the form. */
export type Place = 'form' | 'name' | 'role' | 'email' | 'password' | 'current' | 'code'

/** A problem whose text has no values, by its key in `auth.problem`. */
export type PlainCode = Exclude<
  keyof (typeof enAuth)['problem'],
  'wait_one' | 'wait_other' | 'weak_password' | 'password_too_long'
>

interface Known {
  code: PlainCode
  place: Place
}

/** Codes of rate limits. The response says how long to wait. */
export const limitCodes: ReadonlySet<string> = new Set([
  'over_request_rate_limit',
  'over_email_send_rate_limit',
  'over_sms_send_rate_limit',
])

const at = (place: Place, code: PlainCode, ...codes: string[]): [string, Known][] =>
  codes.map((each) => [each, { code, place }])

/**
 * The sign-in service's codes that have their own text, and the field they belong to. `access_denied` is not a code of
 * the service: a provider sends it when the person cancelled.
 */
export const problemCodes: ReadonlyMap<string, Known> = new Map([
  ...at('form', 'invalid_credentials', 'invalid_credentials'),
  ...at('form', 'email_not_confirmed', 'email_not_confirmed'),
  ...at('form', 'phone_not_confirmed', 'phone_not_confirmed'),
  ...at('form', 'refused_input', 'validation_failed', 'bad_json', 'request_entity_too_large'),
  ...at('form', 'user_banned', 'user_banned'),
  ...at('form', 'managed_elsewhere', 'user_sso_managed'),
  ...at('email', 'user_already_exists', 'user_already_exists', 'email_exists'),
  ...at('email', 'phone_exists', 'phone_exists'),
  ...at('email', 'email_address_invalid', 'email_address_invalid', 'email_address_not_authorized'),
  ...at('email', 'phone_disabled', 'phone_provider_disabled'),
  ...at('form', 'sms_failed', 'sms_send_failed'),
  ...at(
    'form',
    'signup_disabled',
    'signup_disabled',
    'email_provider_disabled',
    'anonymous_provider_disabled',
  ),
  ...at(
    'code',
    'otp_expired',
    'otp_expired',
    'otp_disabled',
    'reauthentication_not_valid',
    'reauth_nonce_missing',
  ),

  ...at('password', 'same_password', 'same_password'),
  ...at('current', 'current_password_required', 'current_password_required'),
  ...at('current', 'current_password_invalid', 'current_password_invalid'),
  ...at('form', 'reauthentication_needed', 'reauthentication_needed'),

  ...at('form', 'session_gone', 'session_not_found', 'session_expired', 'user_not_found', 'no_authorization'),
  ...at('form', 'session_gone', 'bad_jwt', 'refresh_token_not_found', 'refresh_token_already_used'),

  ...at('code', 'factor_code_wrong', 'mfa_verification_failed', 'mfa_verification_rejected'),
  ...at('code', 'factor_code_old', 'mfa_challenge_expired', 'mfa_ip_address_mismatch'),
  ...at('form', 'factor_gone', 'mfa_factor_not_found'),
  ...at('form', 'factor_exists', 'mfa_verified_factor_exists', 'mfa_factor_name_conflict'),
  ...at('form', 'factor_exists', 'too_many_enrolled_mfa_factors'),
  ...at('form', 'factor_off', 'mfa_totp_enroll_not_enabled', 'mfa_totp_verify_not_enabled'),
  ...at('form', 'factor_needed', 'insufficient_aal'),

  ...at('form', 'identity_taken', 'identity_already_exists'),
  ...at('form', 'identity_last', 'single_identity_not_deletable', 'email_conflict_identity_not_deletable'),
  ...at('form', 'identity_gone', 'identity_not_found'),
  ...at('form', 'identity_off', 'manual_linking_disabled'),

  ...at('form', 'provider_stopped', 'access_denied'),
  ...at('form', 'provider_address_unproven', 'provider_email_needs_verification'),
  ...at('form', 'provider_off', 'provider_disabled', 'oauth_provider_not_supported'),
  ...at('form', 'provider_unavailable', 'provider_unavailable'),
  ...at('form', 'provider_refused', 'provider_refused'),
  ...at('form', 'provider_trip_lost', 'bad_oauth_state', 'bad_oauth_callback', 'bad_code_verifier'),
  ...at(
    'form',
    'provider_trip_lost',
    'flow_state_not_found',
    'flow_state_expired',
    'flow_state_already_used',
  ),
])
