import { none, type TableFacts } from './table-facts.ts'

/** The tables of the rights of riders: what they restricted, and the receipts of what was erased. */
export const rightsDataMap: Record<string, TableFacts> = {
  'public.restriction': {
    purpose: 'since when a file is kept and used for nothing, and why',
    retention: 'while_file_lives',
    exported: true,
    erasure: 'deleted',
    columns: none('id', 'fitter_id', 'rider_id', 'cause', 'begun_at', 'ended_at', 'erase_at'),
  },
  'public.erasure_receipt': {
    purpose: 'what an erasure removed, in numbers; it names nobody',
    retention: 'for_ever_silent',
    exported: false,
    erasure: 'kept',
    columns: none('id', 'erased_at', 'counts'),
  },
}
