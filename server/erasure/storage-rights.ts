import type { Client } from 'pg'

/** The owner's rights beyond its own tables, and the settings that make PostgreSQL keep old data. */
export interface StorageRights {
  owner: string
  ownsDatabase: boolean
  /** The owner may clear a table's statistics (PostgreSQL 18), which is needed when the table became empty. */
  clearsStatistics: boolean
  maySwitchLog: boolean
  mayCheckpoint: boolean
  /** Old segments of the write-ahead log are reused later instead of removed. */
  recyclesLog: boolean
  archivesLog: boolean
  /** Segments are always kept for replicas. */
  keepsLog: boolean
  replicationSlots: number
}

/** Reads the rights and settings of the connected server. */
export async function readStorageRights(owner: Pick<Client, 'query'>): Promise<StorageRights> {
  const { rows } = await owner.query<StorageRights>(
    `select quote_ident(current_user) as owner,
       (select pg_has_role(d.datdba, 'usage') from pg_database d where d.datname = current_database()) as "ownsDatabase",
       to_regprocedure('pg_clear_attribute_stats(text, text, text, boolean)') is not null as "clearsStatistics",
       has_function_privilege('pg_switch_wal()', 'execute')
         and has_function_privilege('pg_ls_waldir()', 'execute') as "maySwitchLog",
       pg_has_role('pg_checkpoint', 'usage') as "mayCheckpoint",
       current_setting('wal_recycle') = 'on' as "recyclesLog",
       current_setting('archive_mode') <> 'off' as "archivesLog",
       current_setting('wal_keep_size') <> '0' as "keepsLog",
       (select count(*)::int from pg_replication_slots) as "replicationSlots"`,
  )
  const [rights] = rows
  if (!rights) throw new Error('erasure: PostgreSQL returned no settings')
  return rights
}

/** The settings and grants that are missing to keep no erased data. Empty for the embedded PostgreSQL. */
export function adviceOn(rights: StorageRights): string[] {
  const { owner } = rights
  const lines: [boolean, string][] = [
    [!rights.ownsDatabase, `alter database … owner to ${owner}; -- so that its statistics can be rewritten`],
    [
      !rights.clearsStatistics,
      'PostgreSQL before 18 keeps samples of a table that became empty until it has rows again: upgrade it',
    ],
    [
      !rights.maySwitchLog,
      `grant execute on function pg_switch_wal(), pg_ls_waldir() to ${owner}; -- until then up to 16 MB of the write-ahead log stay`,
    ],
    [
      !rights.mayCheckpoint,
      `grant pg_checkpoint to ${owner}; -- until then the old log is removed by PostgreSQL's own checkpoints (checkpoint_timeout)`,
    ],
    [rights.recyclesLog, 'set wal_recycle = off: old log is kept until it is overwritten'],
    [rights.archivesLog, 'archive_mode is on: delete archived log after 35 days'],
    [
      rights.keepsLog,
      'wal_keep_size is set: old log is kept for replicas; set it to 0 and use replication slots',
    ],
    [
      rights.replicationSlots > 0,
      'replication slots keep log until their replicas have read it: watch that none falls behind',
    ],
  ]
  return lines.flatMap(([applies, line]) => (applies ? [line] : []))
}
