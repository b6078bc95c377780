import { none, type TableFacts } from './table-facts.ts'

/** The tables of the copies that people make of their own data. */
export const downloadDataMap: Record<string, TableFacts> = {
  'public.data_download': {
    purpose: 'that a person asked for a copy of all their data, and how far it is',
    retention: 'seven_days',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('id', 'account_id', 'requested_at', 'leased_until', 'attempts', 'files', 'files_done'),
      ...none('ready_at', 'expires_at', 'bytes', 'failed_at'),
    },
  },
  'public.data_download_part': {
    purpose: 'the parts of such a copy; their bytes lie sealed in the file store',
    retention: 'seven_days',
    exported: false,
    erasure: 'deleted',
    columns: none('download_id', 'position', 'file'),
  },
}
