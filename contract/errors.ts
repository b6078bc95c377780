/** All error codes, with their HTTP status. Codes are stable: clients translate them, and no sentence is ever sent. */
export const errorStatus = {
  bad_json: 400,
  bad_characters: 400,
  invalid_request: 400,
  credentials_missing: 400,
  idempotency_key_missing: 400,
  code_wrong: 400,
  signature_wrong: 400,

  not_signed_in: 401,
  invalid_credentials: 401,
  token_refused: 401,
  sign_in_expired: 401,

  wrong_role: 403,
  cross_site: 403,
  demo_read_only: 403,
  email_not_confirmed: 403,
  phone_not_confirmed: 403,
  fresh_sign_in_required: 403,
  second_factor_required: 403,
  file_restricted: 403,
  practice_read_only: 403,

  not_found: 404,
  invitation_unknown: 404,
  follow_up_unknown: 404,
  report_unknown: 404,
  second_baseline_unknown: 404,
  booking_unknown: 404,

  already_submitted: 409,
  draft_conflict: 409,
  stale_revision: 409,
  request_in_progress: 409,
  device_code_needed: 409,
  other_device_unreachable: 409,
  invitation_has_no_address: 409,
  address_belongs_to_fitter: 409,
  address_unproven: 409,
  link_of_other_address: 409,
  report_kept: 409,
  address_of_account: 409,
  rider_exists: 409,
  stale_version: 409,
  session_closed: 409,
  session_waiting: 409,
  no_mark: 409,
  slug_taken: 409,
  slugs_used_up: 409,
  form_too_fast: 409,
  form_outdated: 409,
  no_measurements: 409,
  already_fitted: 409,
  download_not_ready: 409,
  second_baseline_early: 409,
  not_fitted: 409,
  no_follow_up: 409,
  already_answered: 409,
  predictions_locked: 409,
  day_taken: 409,
  role_missing: 409,

  billing_off: 409,
  already_subscribed: 409,
  no_subscription: 409,
  practice_paused: 409,
  request_answered: 409,
  request_unproven: 409,
  already_recorded: 409,
  access_ended: 409,

  nothing_to_share: 409,
  share_own_file: 409,
  share_already_offered: 409,

  reminders_used_up: 409,
  rider_unreachable: 409,

  link_ended: 410,
  link_ended_ask_fitter: 410,
  follow_up_over: 410,
  report_link_over: 410,
  second_baseline_over: 410,
  invitation_withdrawn: 410,
  invitation_expired: 410,
  invitation_answered: 410,
  share_link_ended: 410,
  booking_over: 410,
  code_exhausted: 410,

  photos_used_up: 409,
  report_photos_full: 409,
  fit_full: 409,
  import_mappings_full: 409,
  saddles_full: 409,
  saddle_exists: 409,
  services_full: 409,

  booking_requests_full: 409,
  no_intake: 409,
  time_taken: 409,
  calendars_full: 409,
  time_refused: 409,
  booking_not_set_up: 409,
  booking_change_late: 409,

  body_too_large: 413,
  photo_too_large: 413,
  unsupported_media_type: 415,
  photo_type: 415,

  photo_too_many_pixels: 422,
  photo_unreadable: 422,
  upload_infected: 422,
  characters_unprintable: 422,

  slug_invalid: 422,
  slug_reserved: 422,
  promotion_code_unknown: 422,
  calendar_unreadable: 422,
  invalid_answers: 422,
  invalid_measurement: 422,
  invalid_protocol: 422,
  date_out_of_range: 422,
  questionnaire_version_unknown: 422,
  notice_version_unknown: 422,
  idempotency_key_reused: 422,

  rate_limited: 429,
  booking_mails_used_up: 429,

  internal: 500,
  unavailable: 503,
  upload_not_scanned: 503,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

/** One fault in a request: the path to it, a code, and the numbers for its message. */
export interface ProblemAt {
  path: (string | number)[]
  code: string
  params?: Record<string, string | number>
}

/** The body of every error response (`application/problem+json`). */
export interface ProblemBody {
  status: number
  code: ErrorCode
  params?: Record<string, string | number>
  problems?: ProblemAt[]
  requestId: string
}
