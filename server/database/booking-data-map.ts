import { none, personal, type TableFacts } from './table-facts.ts'

/** The tables of what fitters offer for booking, and of who booked. */
export const bookingDataMap: Record<string, TableFacts> = {
  'public.booking_service': {
    purpose: 'what riders can book with a fitter',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'fitter_id', 'kind', 'minutes', 'buffer_before', 'buffer_after', 'asks_intake', 'offered'),
      ...none('position', 'created_at', 'removed_at'),
      ...personal('name_sealed', 'includes_sealed', 'price_sealed', 'place_sealed', 'video_link_sealed'),
    },
  },
  'public.booking_settings': {
    purpose: 'by which rules riders book with a fitter',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none(
      ...['fitter_id', 'open', 'notice_minutes', 'horizon_days', 'daily_maximum', 'change_hours'],
      ...['waiting_list', 'changed_at'],
    ),
  },
  'public.booking_hours': {
    purpose: 'a fitter’s weekly hours for booking',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none('fitter_id', 'weekday', 'from_minute', 'to_minute'),
  },
  'public.booking_exception': {
    purpose: 'a fitter’s days off and days with other hours',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none('id', 'fitter_id', 'first_day', 'last_day', 'from_minute', 'to_minute'),
  },
  'public.booking': {
    purpose: 'who comes to a fitter and when, and which times are blocked',
    retention: 'while_file_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'fitter_id', 'kind', 'made_by', 'made_at', 'service_id', 'rider_id', 'session_id', 'opened_session'),
      ...none('waiting_id', 'starts_at', 'ends_at', 'busy_from', 'busy_to', 'starts_local', 'time_zone', 'tzdata'),
      ...none('sequence', 'text_reminder', 'expires_at', 'expired_at', 'sent_at', 'confirmed_at', 'moved_at'),
      ...none('cancelled_at', 'cancelled_by', 'no_show_at', 'reminder_due_at', 'language', 'region', 'rider_time_zone'),
      ...personal('name_sealed', 'email_sealed', 'email_hash', 'phone_sealed', 'note_sealed', 'message_sealed'),
      ...personal('source_hash'),
    },
  },
  'public.booking_secret': {
    purpose: 'links that open one booking',
    retention: 'while_file_lives',
    exported: false,
    erasure: 'deleted',
    columns: none('hash', 'booking_id', 'proves_address', 'created_at', 'revoked_at'),
  },
  'public.waiting_entry': {
    purpose: 'who waits for a time at a fitter',
    retention: 'while_file_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'fitter_id', 'service_id', 'rider_id', 'secret_hash', 'language', 'time_zone', 'first_day', 'last_day'),
      ...none('created_at', 'proven_at', 'ended_at', 'ended_as'),
      ...personal('name_sealed', 'email_sealed', 'email_hash', 'phone_sealed'),
    },
  },
}
