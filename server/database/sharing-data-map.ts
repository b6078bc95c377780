import { belowSession, health, none, type TableFacts } from './table-facts.ts'

/** The tables about who sees a rider's file, and what is not shared of a fit. */
export const sharingDataMap: Record<string, TableFacts> = {
  'public.ended_access': {
    purpose: 'that a rider ended a fitter’s access to a file',
    retention: 'while_file_lives',
    exported: true,
    erasure: 'deleted',
    columns: none('id', 'rider_id', 'fitter_id', 'ended_at', 'resumed_at'),
  },
  'public.share': {
    purpose: 'a rider lets a fitter read an earlier file',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none(
      'id',
      'account_id',
      'rider_id',
      'fitter_id',
      'offer_id',
      'bike_id',
      'fits_from',
      'from_at',
      'until_at',
      'ended_at',
      'created_at',
    ),
  },
  'public.share_offer': {
    purpose: 'an offer of fits by a rider, with a link or to a fitter from the directory',
    retention: 'while_account_lives',
    exported: true,
    erasure: 'deleted',
    columns: none(
      'id',
      'account_id',
      'offered_to',
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
  'public.session_note': {
    purpose: 'the fitter’s notes on a fitting, which nobody else reads',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: { ...belowSession, ...health('notes_sealed') },
  },
}
