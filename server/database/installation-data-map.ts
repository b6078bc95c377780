import { none, type TableFacts } from './table-facts.ts'

/** The tables about the installation itself. */
export const installationDataMap: Record<string, TableFacts> = {
  'public.schema_migration': {
    purpose: 'which migrations ran',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none('name', 'checksum', 'at'),
  },
  'public.vault_root': {
    purpose: 'root of the purpose keys, wrapped',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none('id', 'wrapped', 'role_password'),
  },
  'public.remnant_removal': {
    purpose: 'that deleted rows still have to be removed from PostgreSQL’s files',
    retention: 'until_expired',
    exported: false,
    erasure: 'kept',
    columns: none('transaction_id'),
  },
  'public.audit_verification': {
    purpose: 'when the whole audit trail was checked, and with which result',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none('at', 'ok', 'entries', 'problems'),
  },
  'public.demo_practice': {
    purpose: 'that the data of this database is invented',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none('id', 'history_ends_at'),
  },
  'public.passport_key': {
    purpose: 'signs fit passports; the private part sealed, and gone when the key is retired',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none('kid', 'public_jwk', 'private_sealed', 'created_at', 'retired_at', 'revoked_at'),
  },
  'public.clock_seen': {
    purpose: 'the latest moment at which the installation was known to run',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none('id', 'at'),
  },
  'public.delivery_hold': {
    purpose: 'that a mail server or a gateway takes nothing at the moment',
    retention: 'while_installation_lives',
    exported: false,
    erasure: 'kept',
    columns: none('lane', 'channel', 'failures', 'began_at', 'failed_at', 'probe_at', 'last_error'),
  },
  'public.rate_limit': {
    purpose: 'how often something was tried, under keyed hashes',
    retention: 'until_expired',
    exported: false,
    erasure: 'kept',
    columns: none('key', 'points', 'expire'),
  },
}
