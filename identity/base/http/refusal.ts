interface Refusal {
  status: number
  text: string
}

/**
 * Every refusal of this service: the protocol's code, its usual status, and a text for developers. The web translates
 * the code. Some texts are fixed because clients compare them.
 */
const refusals = {
  unexpected_failure: { status: 500, text: 'Unexpected failure' },
  unknown: { status: 404, text: 'No such resource' },
  validation_failed: { status: 400, text: 'The request is not well formed' },
  bad_json: { status: 400, text: 'Could not read the body as JSON' },
  request_entity_too_large: { status: 413, text: 'The body is too large' },
  conflict: { status: 409, text: 'Another request is changing the same thing' },
  over_request_rate_limit: { status: 429, text: 'Too many requests' },
  over_sms_send_rate_limit: { status: 429, text: 'A message was sent to this number a moment ago' },
  over_email_send_rate_limit: { status: 429, text: 'A mail was sent to this address a moment ago' },

  no_authorization: { status: 401, text: 'This endpoint requires a Bearer token' },
  bad_jwt: { status: 403, text: 'invalid JWT: unable to parse or verify signature' },
  not_admin: { status: 403, text: 'User not allowed' },
  user_not_found: { status: 403, text: 'The user of this token does not exist' },
  user_banned: { status: 403, text: 'User is banned' },
  session_not_found: { status: 403, text: 'The session of this token does not exist' },
  session_expired: { status: 400, text: 'Invalid Refresh Token: Session Expired' },
  refresh_token_not_found: { status: 400, text: 'Invalid Refresh Token: Refresh Token Not Found' },
  refresh_token_already_used: { status: 400, text: 'Invalid Refresh Token: Already Used' },

  invalid_credentials: { status: 400, text: 'Invalid login credentials' },
  email_not_confirmed: { status: 400, text: 'Email not confirmed' },
  phone_not_confirmed: { status: 400, text: 'Phone not confirmed' },
  phone_exists: { status: 422, text: 'A user with this phone number has already been registered' },
  email_exists: { status: 422, text: 'A user with this email address has already been registered' },
  user_already_exists: { status: 422, text: 'User already registered' },
  weak_password: { status: 422, text: 'Password is too weak' },
  same_password: { status: 422, text: 'New password should be different from the old password' },
  current_password_required: { status: 400, text: 'The current password is required for this change' },
  reauthentication_needed: { status: 400, text: 'Password update requires reauthentication' },
  reauthentication_not_valid: { status: 422, text: 'The nonce has expired or is invalid' },
  current_password_invalid: { status: 400, text: 'The current password is not right' },
  otp_expired: { status: 403, text: 'Token has expired or is invalid' },
  provider_disabled: { status: 400, text: 'This provider is not enabled' },
  provider_unavailable: { status: 503, text: 'The provider could not be asked' },
  provider_refused: { status: 500, text: 'The provider does not vouch for this sign-in' },
  provider_email_needs_verification: {
    status: 422,
    text: 'The provider has not verified this address: confirm it by the mail that was sent',
  },
  identity_already_exists: { status: 422, text: 'This identity belongs to an account already' },
  identity_not_found: { status: 422, text: 'This identity does not exist' },
  single_identity_not_deletable: { status: 422, text: 'The only identity of an account cannot be removed' },
  email_conflict_identity_not_deletable: {
    status: 422,
    text: 'The address that would remain belongs to another account',
  },
  bad_oauth_callback: { status: 400, text: 'No sign-in with a provider is under way' },
  bad_oauth_state: { status: 400, text: 'This sign-in with a provider is unknown or too old' },
  flow_state_already_used: { status: 422, text: 'This sign-in was finished already' },
  flow_state_expired: { status: 422, text: 'This sign-in took too long' },
  bad_code_verifier: { status: 400, text: 'code challenge does not match previously saved code verifier' },
  flow_state_not_found: { status: 404, text: 'No such sign-in is under way' },

  signup_disabled: { status: 422, text: 'Signups not allowed for this instance' },
  manual_linking_disabled: { status: 404, text: 'Manual linking is disabled' },
  email_provider_disabled: { status: 422, text: 'Signing in by a mailed code or link is not enabled' },
  phone_provider_disabled: { status: 400, text: 'Signing in by phone is not enabled' },
  anonymous_provider_disabled: { status: 422, text: 'Anonymous sign-ins are disabled' },
  web3_provider_disabled: { status: 422, text: 'Web3 provider is disabled' },
  saml_provider_disabled: { status: 404, text: 'SAML 2.0 is disabled' },
  passkey_disabled: { status: 404, text: 'Passkeys are disabled' },
  mfa_factor_not_found: { status: 404, text: 'Factor not found' },
  mfa_factor_name_conflict: { status: 422, text: 'A factor with this name exists already' },
  too_many_enrolled_mfa_factors: { status: 422, text: 'No more factors can be enrolled' },
  mfa_webauthn_enroll_not_enabled: {
    status: 422,
    text: 'Enrolling a passkey as second factor is not enabled',
  },
  mfa_challenge_expired: { status: 422, text: 'This challenge is over; ask for another' },
  mfa_verification_failed: { status: 422, text: 'Invalid TOTP code' },
  mfa_ip_address_mismatch: {
    status: 422,
    text: 'This challenge was used, or asked for from another address',
  },
  insufficient_aal: { status: 403, text: 'This needs the second factor to be shown first' },
  feature_disabled: { status: 404, text: 'This feature is disabled' },
} as const satisfies Record<string, Refusal>

export type RefusalCode = keyof typeof refusals

export interface RefusalDetails {
  status?: number
  text?: string
  /** All reasons why a password is weak. */
  weakPasswordReasons?: string[]
  retryAfterSeconds?: number
  /** When present, the body is an OAuth error response with this error, without the protocol's code. */
  oauthError?: string
}

/** A refusal with one of the protocol's codes; the plugin's error handler turns it into a response. */
export class IdentityRefusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(details.text ?? refusals[code].text)
    this.code = code
    this.status = details.status ?? refusals[code].status
    this.details = details
  }
}
