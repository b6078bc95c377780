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
  'public.digest_day': {
    purpose: 'the day on which a fitter’s digest was last made',
    retention: 'while_account_lives',
    exported: false,
    erasure: 'deleted',
    columns: none('fitter_id', 'day'),
  },
}
