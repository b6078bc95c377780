/** PostgreSQL's settings by name. */
export type PostgresSettings = Readonly<Record<string, string>>

/** For a small server that runs everything on one machine. Whatever is not here is PostgreSQL's default. */
const SMALL_SERVER: PostgresSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  // Old segments of the log are removed, not renamed and overwritten some day: they hold what was erased.
  wal_recycle: 'off',
  wal_compression: 'on',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  cluster_name: 'spokewell',
}

/**
 * No row's values may reach the log: an error's message quotes the input it refuses, so errors of statements are not
 * logged at all (the server sees and logs their codes), nor are statements, parameters and details.
 */
const LOG_WITHOUT_VALUES: PostgresSettings = {
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
}

/** The command line that starts PostgreSQL with the standing settings, `port`, and `extra` above them. */
export function settingArguments(port: number, extra: PostgresSettings): string[] {
  const all = { ...SMALL_SERVER, ...LOG_WITHOUT_VALUES, port: String(port), ...extra }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
