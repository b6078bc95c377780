import { recordDelivery } from '../bounces/failed-address.ts'
import type { MessageKind, MessageRegistry } from '../outbox/message.ts'
import { bookingCancelled, bookingMoved } from './booking-change.ts'
import { bookingConfirmed } from './booking-confirmed.ts'
import { bookingEnded } from './booking-ended.ts'
import { bookingReminder, bookingReminderText } from './booking-reminder.ts'
import { bookingRequest } from './booking-request.ts'
import { breachAlarm } from './breach-alarm.ts'
import { calendarUnreadable } from './calendar-unreadable.ts'
import { confirmation } from './confirmation.ts'
import { consentWithdrawn } from './consent-withdrawn.ts'
import { contactConfirmation } from './contact-confirmation.ts'
import { contactCorrected } from './contact-corrected.ts'
import { contactMessage } from './contact-message.ts'
import { deviceCode } from './device-code.ts'
import { downloadReady } from './download-ready.ts'
import { emailChangeCurrent } from './email-change-current.ts'
import { emailChangeNew } from './email-change-new.ts'
import { emailChanged } from './email-changed.ts'
import { factorAdded } from './factor-added.ts'
import { factorRecovered } from './factor-recovered.ts'
import { factorRemoved } from './factor-removed.ts'
import { fitReport } from './fit-report.ts'
import { fitterBooking } from './fitter-booking.ts'
import { fitterDigest } from './fitter-digest.ts'
import { fitterNews } from './fitter-news.ts'
import { followUpReminder } from './follow-up-reminder.ts'
import { freshLink } from './fresh-link.ts'
import { invitation } from './invitation.ts'
import { magicLink } from './magic-link.ts'
import { passwordChanged } from './password-changed.ts'
import { planNotice } from './plan-notice.ts'
import { reauthentication } from './reauthentication.ts'
import { recovery } from './recovery.ts'
import { rightsAlarm } from './rights-alarm.ts'
import { rightsLetter } from './rights-letter.ts'
import { sharingNews } from './sharing-news.ts'
import { smsCode } from './sms-code.ts'
import { supportAccess } from './support-access.ts'
import { waitingOffer, waitingRequest } from './waiting-list.ts'

/** Checks that the key of each kind is its stored name. */
const byKind = <Kinds extends { [Kind in keyof Kinds]: MessageKind & { kind: Kind } }>(kinds: Kinds): Kinds =>
  kinds

/** Every message that the product sends, by its stored kind. */
export const messageKinds = byKind({
  breach_alarm: breachAlarm,
  booking_confirmed: bookingConfirmed,
  booking_request: bookingRequest,
  calendar_unreadable: calendarUnreadable,
  booking_cancelled: bookingCancelled,
  booking_ended: bookingEnded,
  booking_moved: bookingMoved,
  booking_reminder: bookingReminder,
  booking_reminder_text: bookingReminderText,
  confirmation,
  contact_confirmation: contactConfirmation,
  contact_message: contactMessage,
  consent_withdrawn: consentWithdrawn,
  contact_corrected: contactCorrected,
  device_code: deviceCode,
  download_ready: downloadReady,
  email_change_current: emailChangeCurrent,
  email_change_new: emailChangeNew,
  email_changed: emailChanged,
  factor_added: factorAdded,
  factor_recovered: factorRecovered,
  factor_removed: factorRemoved,
  fit_report: fitReport,
  fitter_booking: fitterBooking,
  fitter_digest: fitterDigest,
  fitter_news: fitterNews,
  follow_up_reminder: followUpReminder,
  fresh_link: freshLink,
  invitation,
  magic_link: magicLink,
  password_changed: passwordChanged,
  plan_notice: planNotice,
  reauthentication,
  recovery,
  rights_alarm: rightsAlarm,
  rights_letter: rightsLetter,
  sharing_news: sharingNews,
  sms_code: smsCode,
  support_access: supportAccess,
  waiting_offer: waitingOffer,
  waiting_request: waitingRequest,
})

const kindsByName: MessageRegistry['kinds'] = messageKinds
const isForFitter = (kind: string): boolean => kindsByName[kind]?.forFitter === true

/** The registry for the outbox. */
export const messageRegistry: MessageRegistry = {
  kinds: messageKinds,
  // What is sent to a fitter says nothing about the rider's address, and the fitter's pages do not show it.
  async onOutcome(tx, row, outcome) {
    if (!isForFitter(row.kind)) await recordDelivery(tx, row, outcome)
  },
}
