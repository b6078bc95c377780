/** PostgreSQL's settings by name. */
export type PostgresSettings = Readonly<Record<string, string>>

/** Settings for a small server on one machine. All others are PostgreSQL's defaults. */
const SMALL_SERVER: PostgresSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  // What is read lies in memory or on an SSD. The default was made for disks: with it, small tables are read from end to
  // end, and row security judges each of their rows.
  random_page_cost: '1.1',
  // Old log segments are removed instead of reused, because they contain erased data.
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
 * Keeps values of rows out of the log. An error message may quote its input, so errors of statements are not logged at
 * all (the server logs their codes), nor are statements, parameters and details.
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

/** The command line arguments with the default settings, `port`, and `extra`, which takes precedence. */
export function settingArguments(port: number, extra: PostgresSettings): string[] {
  const all = { ...SMALL_SERVER, ...LOG_WITHOUT_VALUES, port: String(port), ...extra }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
