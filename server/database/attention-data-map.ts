import { none, type TableFacts } from './table-facts.ts'

/** The tables from which a fitter's lists know what is new and who was last heard of. */
export const attentionDataMap: Record<string, TableFacts> = {
  'public.unread_form': {
    purpose: 'which forms a fitter has not read yet',
    retention: 'while_file_lives',
    exported: false,
    erasure: 'deleted',
    columns: none('fitter_id', 'rider_id', 'session_id', 'submission_id', 'follow_up_id', 'since'),
  },
  'public.last_contact': {
    purpose: 'when a fitter and a rider last had to do with each other',
    retention: 'while_file_lives',
    exported: false,
    erasure: 'deleted',
    columns: none('rider_id', 'fitter_id', 'at'),
  },
  'public.ended_access': {
    purpose: 'that a rider ended a fitter’s access to a file',
    retention: 'while_file_lives',
    exported: true,
    erasure: 'deleted',
    columns: none('id', 'rider_id', 'fitter_id', 'ended_at', 'resumed_at'),
  },
  'public.share_offer': {
    purpose: 'a link with which a rider offers fits to a fitter',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none(
      'id',
      'account_id',
      'secret_hash',
      'bike_id',
      'fits_from',
      'until_at',
      'created_at',
      'expires_at',
      'accepted_by',
      'accepted_at',
      'confirmed_at',
      'ended_at',
    ),
  },
  'public.digest_day': {
    purpose: 'the day on which a fitter’s digest was last made',
    retention: 'while_account_lives',
    exported: false,
    erasure: 'deleted',
    columns: none('fitter_id', 'day'),
  },
}
