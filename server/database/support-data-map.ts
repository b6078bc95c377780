import { none, personal, type TableFacts } from './table-facts.ts'

/** What the provider's staff does with people's data: looks at sessions, answers requests, handles breaches. */
export const supportDataMap: Record<string, TableFacts> = {
  'public.support_access': {
    purpose: 'the provider’s staff may look at a session, for a reason and a time',
    retention: 'seven_years',
    exported: true,
    erasure: 'deleted',
    columns: {
      ...none(
        'id',
        'support_id',
        'rider_id',
        'fitter_id',
        'session_id',
        'reason',
        'from_at',
        'until_at',
        'ended_at',
      ),
      ...personal('sentence_sealed'),
    },
  },
  'public.contact_message': {
    purpose: 'what people write to the provider with the contact form',
    retention: 'one_year',
    exported: false,
    erasure: 'deleted',
    columns: {
      ...none('id', 'topic', 'received_at', 'resolved_at'),
      ...personal('name_sealed', 'address_sealed', 'address_hash', 'words_sealed'),
    },
  },
  'public.rights_request': {
    purpose: 'that somebody asked for a right by mail, and when it was answered; who asks until then',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: {
      ...none('id', 'kind', 'language', 'received_on', 'created_at', 'code_hash', 'proven_at', 'extended_at'),
      ...none('alarmed_at', 'answered_at', 'outcome'),
      ...personal('address_sealed', 'address_hash'),
    },
  },
  'public.data_breach': {
    purpose: 'what happened in a breach, and who was told when',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: {
      ...none('id', 'aware_at', 'created_at', 'authority_told_at', 'people_told_at', 'closed_at'),
      ...none('warned_at', 'alarmed_at'),
      ...personal('words_sealed', 'closing_sealed'),
    },
  },
}
