import { none, personal, type TableFacts } from './table-facts.ts'

/** The tables of the rights of riders: what they restricted, what is erased with its receipts, and the export for research. */
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
  'public.research_profile': {
    purpose: 'age, gender, country, height and weight in bands, for the research export only',
    retention: 'while_file_lives',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('rider_id', 'submission_id'),
      ...personal('age_band', 'gender', 'country', 'height', 'weight'),
    },
  },
  'public.research_export': {
    purpose: 'that an export for research was made, with how much in it',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none('id', 'exported_at', 'people', 'fits', 'left_out'),
  },
  'public.file_removal': {
    purpose: 'files of deleted photos and erased riders that the file store still has to remove',
    retention: 'until_expired',
    exported: false,
    erasure: 'kept',
    columns: none('key'),
  },
}
