import { none, personal, type TableFacts } from './table-facts.ts'

/** The tables of calendar feeds. */
export const calendarDataMap: Record<string, TableFacts> = {
  'public.calendar_feed': {
    purpose: 'the private address of a fitter’s calendar',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none('fitter_id', 'secret_hash', 'shows_names', 'made_at'),
  },
  'public.calendar_subscription': {
    purpose: 'another calendar of a fitter, and when it makes them busy',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'fitter_id', 'created_at', 'tried_at', 'read_at', 'failing_since', 'failure', 'told_at'),
      ...personal('name_sealed', 'url_sealed', 'busy'),
    },
  },
}
