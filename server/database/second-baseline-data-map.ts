import { belowSession, health, none, type TableFacts } from './table-facts.ts'

/** The scores of the day of the fit, and the link by which they are given. */
export const secondBaselineDataMap: Record<string, TableFacts> = {
  'public.second_baseline': {
    purpose: 'the scores that a rider gave once more on the day of the fit',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...belowSession,
      ...none('id', 'form_version', 'revision', 'submitted_at', 'superseded_at'),
      ...health('scores'),
    },
  },
  'public.second_baseline_secret': {
    purpose: 'what lets a rider score the zones once more, as a hash',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: { ...belowSession, ...none('hash', 'created_at', 'expires_at') },
  },
}
