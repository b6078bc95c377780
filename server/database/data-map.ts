import { attentionDataMap } from './attention-data-map.ts'
import { billingDataMap } from './billing-data-map.ts'
import { bookingDataMap } from './booking-data-map.ts'
import { calendarDataMap } from './calendar-data-map.ts'
import { downloadDataMap } from './download-data-map.ts'
import { fitterDataMap } from './fitter-data-map.ts'
import { installationDataMap } from './installation-data-map.ts'
import { outcomeDataMap } from './outcome-data-map.ts'
import { rightsDataMap } from './rights-data-map.ts'
import { secondBaselineDataMap } from './second-baseline-data-map.ts'
import { sharingDataMap } from './sharing-data-map.ts'
import { signInDataMap } from './sign-in-data-map.ts'
import { supportDataMap } from './support-data-map.ts'
import { belowSession, health, none, personal, type TableFacts } from './table-facts.ts'

/**
 * Every column with its purpose and its retention. A column that is missing here fails the tests.
 */
export const dataMap: Record<string, TableFacts> = {
  ...installationDataMap,
  ...attentionDataMap,
  ...billingDataMap,
  ...calendarDataMap,
  ...downloadDataMap,
  ...fitterDataMap,
  ...outcomeDataMap,
  ...rightsDataMap,
  ...secondBaselineDataMap,
  ...sharingDataMap,
  ...bookingDataMap,
  ...supportDataMap,
  'public.vault_key': {
    purpose: 'key of a rider’s file or an account, wrapped',
    retention: 'while_file_lives',
    exported: false,
    erasure: 'deleted',
    columns: none('holder', 'wrapped', 'master_key', 'created_at'),
  },
  'public.fitter_profile': {
    purpose: 'how riders find a fitter',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('fitter_id', 'listed', 'news_intakes', 'news_red_flags', 'news_unhappy', 'news_digest'),
      ...none('languages', 'specialities'),
      ...personal('slug', 'studio_sealed', 'contact_sealed', 'logo_sealed', 'photo_sealed', 'place_sealed'),
      ...personal('words_sealed', 'services_sealed', 'time_zone'),
    },
  },
  'public.rider': {
    purpose: 'a fitter’s file of a person',
    retention: 'seven_years',
    exported: true,
    erasure: 'emptied',
    columns: {
      ...none('id', 'fitter_id', 'account_id', 'created_at', 'erased_at', 'language'),
      ...none('reminders_stopped_at', 'address_failed_at'),
      ...personal('name_sealed', 'email_sealed', 'email_hash', 'time_zone', 'region'),
    },
  },
  'public.session': {
    purpose: 'that a fitting took place, when, and what it is for',
    retention: 'seven_years',
    exported: true,
    erasure: 'emptied',
    columns: {
      ...none('id', 'fitter_id', 'rider_id', 'bike_id', 'created_at', 'invited_at', 'invitation_expires_at'),
      ...none(
        'intake_started_at',
        'intake_submitted_at',
        'fitted_at',
        'first_fitted_at',
        'closed_at',
        'cancelled_at',
      ),
      ...none('goal_weights', 'agreed_goals', 'version', 'saddle_reference', 'saddle_method'),
      ...health('summary_sealed', 'goal_levels_sealed', 'activities_sealed'),
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
      ...none('in_report', 'created_at', 'removed_at'),
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
      ...none('reminder_days', 'next_look_at', 'created_at'),
    },
  },
  'public.follow_up_secret': {
    purpose:
      'what opens a follow-up or ends its reminders, as a hash, and the keyed hash of where the mail went',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...personal('address_hash'),
      ...none('hash', 'follow_up_id', 'purpose', 'created_at', 'revoked_at'),
    },
  },
  'public.report_secret': {
    purpose: 'what opens a fit report from its mail, as a hash, and the keyed hash of where the mail went',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...personal('address_hash'),
      ...none('hash', 'created_at', 'expires_at'),
    },
  },
  'public.ended_link': {
    purpose: 'links that a restore ended, as hashes, and the keyed hash of where a fresh one may go',
    retention: 'seven_years',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...personal('address_hash'),
      ...none('hash', 'kind', 'follow_up_id', 'ended_at'),
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
    purpose: 'what a fitter should look at after an intake or a follow-up',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...none('id', 'follow_up_id', 'kind', 'raised_at', 'corrected_at', 'worked_off_at', 'outcome'),
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
      'guest_report_hash',
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
      ...none('id', 'channel', 'language', 'region', 'code_hash', 'created_at', 'expires_at', 'opened_at'),
      ...none('withdrawn_at'),
      ...personal('address_hash'),
      ...health('note_sealed'),
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
  'public.device_code': {
    purpose: 'lets another device go on with a draft, as a hash',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: none('id', 'session_id', 'code_hash', 'created_at', 'expires_at', 'used_at'),
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
    erasure: 'deleted',
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
        'renew_secrets',
      ),
      ...none('attempts', 'last_error', 'created_at', 'sent_at', 'dead_at', 'dropped_at'),
      ...personal('body_sealed'),
    },
  },
  ...signInDataMap,
}
