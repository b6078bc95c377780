import type { Client } from 'pg'
import { refuseUnfinishedDatabase, refuseUnfinishedDataDir } from '../backup/unfinished-restore.ts'
import type { Config } from '../config.ts'
import { ensureDataDir } from '../data-dir.ts'
import { acquireDataDirLock } from '../database/embedded/data-dir-lock.ts'
import { ownerUrlOfRunning, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { withClient } from '../database/one-connection.ts'
import { printLine } from '../print-line.ts'

/** The command cannot run while the server runs. */
export class ServerRunningError extends Error {}

/**
 * Runs a console command's work on the owner's connection: to the configured database, to the running server's embedded
 * one, or to the embedded one, which is then started for the command.
 * @param use.exclusive refuse while a server runs on this data folder
 * @param use.restoring continue although a restore is unfinished, which every other command refuses
 */
export async function withOwner<T>(
  config: Config,
  { exclusive, restoring = false }: { exclusive: boolean; restoring?: boolean },
  work: (owner: Client, ownerUrl: string) => Promise<T>,
): Promise<T> {
  await ensureDataDir(config.dataDir)
  const lock = await acquireDataDirLock(config.dataDir, { address: config.publicUrl })
  const running = 'runningAt' in lock
  if (running && exclusive) throw new ServerRunningError(`Stop the server at ${lock.runningAt} first.`)
  const on = (url: string) =>
    withClient(url, async (owner) => {
      if (!restoring) await refuseUnfinishedDatabase(owner)
      return work(owner, url)
    })
  try {
    if (!restoring) await refuseUnfinishedDataDir(config.dataDir)
    if (config.database) return await on(config.database.ownerUrl)
    if (running) {
      const url = await ownerUrlOfRunning(config.dataDir)
      if (!url) throw new ServerRunningError('A server is just starting. Try again in a moment.')
      return await on(url)
    }
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: printLine })
    try {
      return await on(postgres.ownerUrl)
    } finally {
      await postgres.stop()
    }
  } finally {
    if (!running) await lock.release()
  }
}
