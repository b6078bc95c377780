import { health, none, type TableFacts } from './table-facts.ts'

/**
 * The tables that a practice's figures are computed from. Outcomes are derived from the forms and can be rebuilt;
 * predictions are the fitter's own.
 */
export const outcomeDataMap: Record<string, TableFacts> = {
  'public.fit_outcome': {
    purpose: 'what came of a fit, for the figures of its fitter',
    retention: 'while_file_lives',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('session_id', 'fitter_id', 'rider_id', 'fitted_on', 'closed_on', 'discipline', 'bike_types'),
      ...none('weekly_hours', 'goals', 'goal_weights', 'goal_agreed', 'goal_changed'),
      ...none('after_milestone', 'after_day', 'after_early', 'after_assisted', 'late_day', 'late_assisted'),
      ...none('weekly_hours_after', 'position_kept', 'load_change', 'satisfaction', 'recommend'),
      ...none('goal_alignment', 'changes', 'milestones', 'milestone_due_on', 'milestone_answered_day'),
      ...none('milestone_skipped', 'first_answer_day', 'observed_until', 'address_failed', 'derived_at'),
      ...health('before', 'second_before', 'after', 'late', 'overall_change', 'comfort', 'power'),
      ...health('confidence', 'goal_attainment', 'other_treatment', 'red_flag_before', 'red_flag_after'),
    },
  },
  'public.fit_outcome_due': {
    purpose: 'which fits have changed since their outcome was derived',
    retention: 'until_expired',
    exported: false,
    erasure: 'deleted',
    columns: none('session_id', 'transaction_id', 'rider_id'),
  },
  'public.prediction': {
    purpose: 'what a fitter expected of each zone before completing a fit; only that fitter reads it',
    retention: 'while_file_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'session_id', 'fitter_id', 'rider_id', 'changed_at'),
      ...health('feet', 'knees', 'saddle', 'lower_back', 'shoulders', 'hands'),
    },
  },
  'public.pool_snapshot': {
    purpose: 'when figures of the anonymous pool were published',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none(
      'id',
      'week',
      'taken_at',
      'cells',
      'compared_at',
      'comparison',
      'compared_fitters',
      'compared_riders',
      'prior_centre',
      'prior_weight',
      'prior_fitters',
    ),
  },
  'public.fitter_comparison': {
    purpose:
      'a fitter’s outcomes beside those of riders alike, estimated once a week; only that fitter reads it',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none('fitter_id', 'riders', 'effect', 'low', 'high'),
  },
  'public.comparison_member': {
    purpose: 'whose answers a fitter’s comparison is of, so that it is hidden when one of them withdraws',
    retention: 'while_file_lives',
    exported: false,
    erasure: 'deleted',
    columns: none('rider_id', 'fitter_id'),
  },
  'public.pool_cell': {
    purpose: 'the published figures of the anonymous pool, each of at least 11 riders of 3 fitters',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'deleted',
    columns: none('key', 'riders', 'figures'),
  },
  'public.pool_group': {
    purpose: 'which riders the published figures are of, and which groups of them are shown',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none('key', 'generation', 'shown'),
  },
  'public.pool_member': {
    purpose: 'what a rider who agreed to research contributes to the published figures',
    retention: 'while_file_lives',
    exported: false,
    erasure: 'emptied',
    columns: {
      ...none('id', 'group_key', 'generation', 'rider_id', 'fitter_id'),
      ...health('value'),
    },
  },
}
