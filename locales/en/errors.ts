export default {
  bad_json: 'The request was damaged on its way. Please try again.',
  bad_characters: 'The text contains characters that cannot be stored. Please type it again without them.',
  invalid_request: 'Something in the request is not as expected. Please check what you entered.',
  credentials_missing: 'You must provide either an email or phone number and a password',
  idempotency_key_missing: 'The request was incomplete. Please load the page again and repeat it.',
  code_wrong: 'This code is not right. Compare it with the one in your e-mail.',

  not_signed_in: 'You are not signed in, or your time has run out. Please log in again.',
  invalid_credentials: 'The address and the password do not belong together.',
  token_refused: 'Your sign-in could not be confirmed. Please log in again.',
  sign_in_expired: 'You were signed in for a long time. Please log in again.',

  wrong_role: 'Your account is of another kind and may not do this.',
  cross_site: 'The request came from another site and was refused.',
  email_not_confirmed: 'Please confirm your address first: open the link in the e-mail we sent you.',
  phone_not_confirmed:
    'Please confirm your phone number first: enter the code from the text message we sent you.',
  fresh_sign_in_required: 'Please log in once more first, so that nobody does this in your place.',
  second_factor_required: 'Your account is protected by a second step. Please confirm it is you.',

  not_found: 'This is not here, or not yours to see.',
  invitation_unknown: 'This invitation is not known. Check the link, or ask your fitter for a new one.',

  already_submitted: 'This form has already been sent.',
  draft_conflict: 'The form was also changed elsewhere. Look at both versions and choose.',
  stale_revision: 'This was changed meanwhile. Load it again to see the newest version.',
  request_in_progress: 'The same request is still being worked on. One moment, please.',
  device_code_needed: 'You began on another device. Type the code we mailed you to go on here.',
  other_device_unreachable:
    'You began on another device and no address is known to send a code to. Go on there, or ask your fitter for a fresh link.',
  invitation_has_no_address: 'This invitation has no e-mail address. Share its link instead.',
  stale_version: 'This was changed on another device meanwhile. Look at both and choose.',
  session_closed: 'This fit is closed or called off. Open it again to change it.',
  already_fitted: 'This fit has taken place already.',
  not_fitted: 'This fit has not been completed yet.',
  no_follow_up: 'There is no follow-up to fill in for this fit at the moment.',
  reminders_used_up:
    'All three reminders have been sent. Ask the rider yourself, or fill the form in together.',
  rider_unreachable:
    'No reminder can reach this rider: there is no working address, or reminders were stopped.',
  day_taken: 'Another follow-up of this fit has that day. Please choose another one.',
  already_answered: 'A follow-up of this fit has been answered already.',
  address_of_account:
    'The rider’s own account has confirmed this address. Only the rider can change it, in their settings.',
  address_belongs_to_fitter: 'This address belongs to a fitter’s account. Please use another one.',
  address_unproven: 'Please confirm your address first. We e-mail you a code for that.',
  link_of_other_address: 'This link was sent to another address. Please use that one.',
  report_unknown: 'This link is not known.',
  report_link_over: 'This link has run out.',
  report_kept: 'Please log in.',
  role_missing: 'Please say first whether you are a rider or a fitter.',

  follow_up_unknown: 'This link is not known. Use the one in the newest reminder, or ask your fitter.',
  link_ended: 'This link has ended. Open it once more from the message it came with to get a fresh one.',
  link_ended_ask_fitter: 'This link has ended. Please ask your fitter for a fresh one.',
  follow_up_over: 'This form can no longer be filled in.',

  invitation_withdrawn: 'Your fitter has withdrawn this invitation. Please ask for a new one.',
  invitation_expired: 'This invitation is over. Please ask your fitter for a new one.',
  invitation_answered: 'This form has already been sent. Log in to see it.',
  code_exhausted:
    'The code was wrong too often. Please use the link in your e-mail, or the code of a newer one.',

  body_too_large: 'This is too large to be sent.',
  unsupported_media_type: 'This kind of file or data is not accepted.',

  fit_full: 'One fit holds no more entries than this. Put what is left into one of them.',
  photos_used_up: 'There is no room for more photos here. Remove one first.',
  photo_type: 'This is not a picture that can be read here. JPEG, PNG, WebP and HEIC work.',
  photo_too_large: 'This picture is too large. Up to 15 MB work.',
  photo_too_many_pixels: 'This picture has too many pixels. Up to 25 megapixels work.',
  upload_infected: 'This file contains malware and was not kept. Check the device it comes from.',
  upload_not_scanned:
    'This file could not be checked for malware, so it was not kept. Please try again in a few minutes.',
  photo_unreadable: 'This picture cannot be read: it is damaged, or not what it says it is.',
  characters_unprintable:
    'Some characters of this report cannot be printed. Please ask for them to be written in another way.',

  date_out_of_range: 'This day is gone by, or too far away. Please choose another one.',
  invalid_protocol: 'This plan does not work yet. Please look at the days again.',
  invalid_measurement: 'Some numbers need a second look.',
  invalid_answers: 'Some answers need a second look.',
  questionnaire_version_unknown:
    'This form is of a version that is not known here. Please load the page again.',
  notice_version_unknown: 'The privacy notice has changed. Please load the page again and read it.',
  idempotency_key_reused: 'The request was repeated with other content. Please load the page again.',

  rate_limited: 'That was too often in a short time. Please wait a little and try again.',

  internal: 'Something went wrong on our side. It has been noted; please try again.',
  unavailable: 'The service is not available at the moment. Please try again shortly.',
  storage_full:
    'There is no room to store this at the moment. Nothing was lost that was already saved. Please try again later.',
} as const
