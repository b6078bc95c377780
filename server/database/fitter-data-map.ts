import { none, personal, type TableFacts } from './table-facts.ts'

/** The tables of what a fitter keeps for all fits. */
export const fitterDataMap: Record<string, TableFacts> = {
  'public.saddle': {
    purpose: 'the saddles that a fitter knows, with their dimensions',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'fitter_id', 'width', 'length', 'nose_to_width_80', 'stack', 'version', 'created_at'),
      ...personal('model_sealed'),
    },
  },
  'public.fitter_slug': {
    purpose: 'the addresses that fitters had, by their hash, so that none is given to another',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'emptied',
    columns: none('slug_hash', 'fitter_id', 'since'),
  },
  'public.dashboard_layout': {
    purpose: 'which widgets a fitter’s dashboard shows, in which order and size',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none('fitter_id', 'widgets', 'version', 'changed_at'),
  },
  'public.fitter_rating': {
    purpose: 'a fitter’s rating of one calendar year, of riders whose research consent is in force',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none(
      ...['fitter_id', 'year', 'riders', 'asked', 'answered', 'response', 'rating', 'low', 'high'],
      'computed_at',
    ),
  },
  'public.public_mark': {
    purpose: 'whether a fitter shows the rating to everybody',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none('fitter_id', 'shown', 'changed_at'),
  },
  'public.import_mapping': {
    purpose: 'how a fitter reads the files of other systems',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none('id', 'fitter_id', 'version', 'created_at'),
      ...personal('content_sealed'),
    },
  },
}
