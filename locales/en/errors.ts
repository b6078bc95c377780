export default {
  bad_json: 'Something went wrong while sending. Try again.',
  bad_characters: 'The text contains characters that can’t be saved. Enter it again without them.',
  invalid_request: 'Something in the request wasn’t right. Check what you entered.',
  credentials_missing: 'You must provide either an email or phone number and a password',
  idempotency_key_missing: 'Something was missing from the request. Reload the page and try again.',
  signature_wrong: 'This message isn’t signed by the payment provider.',
  code_wrong: 'This code is incorrect. Check it against your e-mail.',

  not_signed_in: 'You’re not logged in, or your login has expired. Log in again.',
  invalid_credentials: 'E-mail or password is incorrect.',
  token_refused: 'We couldn’t confirm your login. Log in again.',
  sign_in_expired: 'You’d been logged in for a long time. Log in again.',

  wrong_role: 'Your type of account can’t do this.',
  cross_site: 'We blocked this request because it came from another website.',
  demo_read_only: 'This demo can’t be changed.',
  email_not_confirmed: 'Confirm your address first. Open the link in the e-mail we sent you.',
  phone_not_confirmed: 'Confirm your phone number first. Enter the code from the text message we sent you.',
  fresh_sign_in_required: 'To make sure it’s you, log in again first.',
  second_factor_required: 'Your account uses two-step login. Confirm it’s you.',
  file_restricted:
    'The rider restricted the use of this file, or withdrew their consent. Until they allow it again, it can’t be changed or used.',

  practice_read_only:
    'Your practice is read-only, because your plan has ended. Choose a plan in your settings to make changes again.',

  not_found: 'We can’t find this, or it isn’t yours to see.',
  invitation_unknown: 'We can’t find this invitation. Check the link, or ask your fitter for a new one.',

  billing_off: 'There’s nothing to pay here. Everything is free.',
  already_subscribed: 'You already have a subscription. Reload the page to see it.',
  no_subscription: 'You don’t have a subscription yet.',
  practice_paused: 'This fitter isn’t taking on anything new right now. Contact them directly.',
  promotion_code_unknown: 'This promotion code doesn’t exist or can’t be used any more.',
  already_submitted: 'This form has already been submitted.',
  draft_conflict: 'This form was also changed on another device. Compare both versions and choose.',
  stale_revision: 'This has been changed in the meantime. Reload it to see the newest version.',
  request_in_progress: 'We’re still working on this request. Wait a moment.',
  device_code_needed: 'You started on another device. Enter the code we e-mailed you to continue here.',
  other_device_unreachable:
    'You started on another device, and we don’t have an address to send a code to. Continue there, or ask your fitter for a new link.',
  invitation_has_no_address: 'This invitation has no e-mail address. Share its link instead.',
  rider_exists: 'You already have a rider with this e-mail address.',
  stale_version: 'This was changed on another device in the meantime. Compare both versions and choose.',
  session_closed: 'This session is closed or cancelled. Reopen it to make changes.',
  session_waiting: 'This rider already has an open session.',
  slug_taken: 'This address belongs to another fitter, or did once. Choose another one.',
  slugs_used_up:
    'You’ve changed your address as often as possible. You can use any of your earlier ones again.',
  slug_invalid: 'Use 3 to 80 small letters from a to z, digits and hyphens.',
  slug_reserved: 'This address is reserved. Choose another one.',
  form_too_fast: 'That was very fast. Wait a few seconds and send it again.',
  form_outdated: 'This form was open for too long. Send it again.',
  no_mark: 'There’s no mark to show yet. Reload the page to see why.',
  download_not_ready: 'There’s no finished copy to download. Reload the page to see how far it is.',
  no_measurements: 'There are no numbers of this bike yet.',
  already_fitted: 'This fit has already been completed.',
  not_fitted: 'This fit hasn’t been completed yet.',
  no_follow_up: 'There’s no follow-up to fill in for this fit right now.',
  reminders_used_up:
    'All three reminders have been sent. Contact the rider yourself, or fill the form in together.',
  rider_unreachable: 'We can’t remind this rider. There’s no working address, or they’ve stopped reminders.',
  day_taken: 'Another follow-up of this fit is on that date. Choose another one.',
  already_answered: 'A follow-up of this fit has already been answered.',
  predictions_locked: 'The fit has been completed, so your predictions can no longer be changed.',
  address_of_account:
    'The rider has confirmed this address in their own account. Only they can change it, in their settings.',
  address_belongs_to_fitter: 'This address belongs to a fitter’s account. Use another one.',
  address_unproven: 'Confirm your address first. We’ll e-mail you a code.',
  link_of_other_address: 'This link was sent to a different address. Use that one.',
  report_unknown: 'This link doesn’t work.',
  second_baseline_unknown: 'This link doesn’t work.',
  second_baseline_over: 'It’s too late to give scores from before this fit.',
  second_baseline_early: 'The rider can score the zones again from the day after the intake.',
  report_link_over: 'This link has expired.',
  report_kept: 'Log in to see this report.',
  role_missing: 'First choose whether you’re a rider or a fitter.',

  request_answered: 'This request has been answered already.',
  request_unproven: 'Nobody has proved yet who asks. Enter the code they replied with first.',
  access_ended:
    'You’ve ended this fitter’s access, so this can’t be sent. What you typed is kept. To send it, let the fitter in again: Settings, Privacy, Who sees your data.',
  already_recorded: 'This was recorded already. Reload the page to see it.',

  follow_up_unknown: 'This link doesn’t work. Use the one in your latest reminder, or ask your fitter.',
  link_ended: 'This link no longer works. Open it again from the e-mail to get a new one.',
  link_ended_ask_fitter: 'This link no longer works. Ask your fitter for a new one.',
  follow_up_over: 'This form can no longer be filled in.',

  invitation_withdrawn: 'Your fitter has withdrawn this invitation. Ask for a new one.',
  invitation_expired: 'This invitation has expired. Ask your fitter for a new one.',
  invitation_answered: 'This form has already been submitted. Log in to see it.',
  share_link_ended:
    'This link doesn’t work any more. It works once, for seven days, and the rider can take it back.',
  nothing_to_share: 'There’s no completed fit to share with this choice.',
  share_already_offered:
    'An offer to this fitter is still open. Wait for the answer, or take that offer back first.',
  share_own_file: 'These fits are already in your own file of this rider.',
  code_exhausted: 'Too many wrong codes. Use the link in your e-mail, or the code in a newer e-mail.',

  body_too_large: 'This is too large to send.',
  unsupported_media_type: 'This type of file can’t be used here.',

  fit_full: 'This fit has reached its limit of entries. Add the rest to an existing entry.',
  saddles_full: 'You’ve saved as many saddles as we can keep. Remove one first.',
  services_full: 'You offer as many services as we can keep. Remove one first.',
  booking_unknown: 'This link doesn’t work.',
  booking_over: 'This booking is over or was cancelled.',
  booking_change_late: 'It’s too late to change this online. Ask your fitter.',
  booking_requests_full:
    'You’re already keeping two times. Confirm one of them, or wait until they’re free again.',
  booking_mails_used_up:
    'We’ve sent three e-mails to this address today. Confirm one of them, or try again tomorrow.',
  calendars_full: 'You’ve connected as many calendars as you can. Remove one first.',
  calendar_unreadable: 'We couldn’t read a calendar at this address. Check it and try again.',
  no_intake: 'No form belongs to this appointment.',
  time_taken: 'This time is taken.',
  time_refused: 'This time can’t be booked.',
  booking_not_set_up: 'Save your hours first.',
  saddle_exists: 'You already have a saddle of this model and width.',
  import_mappings_full: 'You’ve saved as many mappings as we can keep. Delete one first.',
  photos_used_up: 'There’s no room for more photos. Remove one first.',
  report_photos_full: 'A report shows up to 8 photos. Take one out first.',
  photo_type: 'This file can’t be used as a photo. Use JPEG, PNG, WebP or HEIC.',
  photo_too_large: 'This photo is too large. Photos can be up to 15 MB.',
  photo_too_many_pixels: 'This photo has too many pixels. Photos can have up to 25 megapixels.',
  upload_infected: 'This file contains malware, so we didn’t save it. Check the device it came from.',
  upload_not_scanned:
    'We couldn’t check this file for malware, so we didn’t save it. Try again in a few minutes.',
  photo_unreadable: 'This photo can’t be read. The file may be damaged.',
  characters_unprintable:
    'This report contains characters that can’t be printed. Ask your fitter to write them differently.',

  date_out_of_range: 'This date is in the past or too far away. Choose another one.',
  invalid_protocol: 'This schedule doesn’t work yet. Check the days.',
  invalid_measurement: 'Some measurements aren’t right. Check them.',
  invalid_answers: 'Check your answers.',
  questionnaire_version_unknown: 'This form has been updated. Reload the page.',
  notice_version_unknown: 'The privacy notice has changed. Reload the page and read it again.',
  idempotency_key_reused: 'The request was repeated with different content. Reload the page.',

  rate_limited: 'Too many tries in a short time. Wait a moment and try again.',

  internal: 'Something went wrong on our side. We’ve recorded it. Try again.',
  unavailable: 'The service isn’t available at the moment. Try again soon.',
  storage_full:
    'We’re out of storage space at the moment. Everything already saved is safe. Try again later.',

  /** What a page has shown was closed or erased since. */
  closed_meanwhile: 'You can’t see this any more',
  closed_meanwhile_text:
    'It was closed or erased after you opened it. If a rider ended your access, nothing was erased, and they can let you in again.',
} as const
