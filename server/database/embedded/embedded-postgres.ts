import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureCluster } from './cluster.ts'
import { findPlace, type Place } from './cluster-place.ts'
import { acquireDataDirLock, type FolderLock } from './data-dir-lock.ts'
import { EmbeddedPostgresProblem } from './embedded-postgres-problem.ts'
import { freePort } from './free-port.ts'
import { endOrphan } from './orphan.ts'
import { DATABASE, ensureOwner, OWNER, urlOf } from './owner-role.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'
import { type PostgresSettings, settingArguments } from './settings.ts'
import { keptPassword, readState, writeState } from './stored-state.ts'

/** A running PostgreSQL that this process started. */
export interface EmbeddedPostgres {
  /**
   * The URL of the database `spokewell` for its owner role, which is no superuser and may create roles and databases.
   */
  readonly ownerUrl: string
  readonly port: number
  /** Resolves when PostgreSQL has ended: after `stop`, or unexpectedly, in which case the server must end. */
  readonly ended: Promise<void>
  /** Shuts down cleanly and ends open connections. Resolves when no process is left. May be called repeatedly. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** All data is below `postgres/` in this folder, unless PostgreSQL cannot reach it (see cluster-place.ts). */
  readonly dataDir: string
  /** Receives lines for the operator. */
  readonly log: (line: string) => void
  /** Overrides the default settings. Tests turn durability off here (`fsync: 'off'`). */
  readonly settings?: PostgresSettings
}

const RETRY_FOR_MS = 10_000

/**
 * Starts the embedded PostgreSQL of `dataDir`, which the first start creates, on a free port of 127.0.0.1 (the previous
 * one if possible). A PostgreSQL that a killed server left running is shut down first.
 *
 * Call it from the main thread: on Linux the kernel shuts PostgreSQL down when the calling thread ends.
 * @throws EmbeddedPostgresProblem with a message for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = path.join(path.resolve(options.dataDir), 'postgres')
  const place = await findPlace(home, options.log)
  const superuserPassword = await keptPassword(home, 'superuser')
  const ownerPassword = await keptPassword(home, 'owner')
  await ensureCluster(place, superuserPassword, options.settings?.fsync !== 'off')
  const lock = await lockCluster(place)
  let postmaster: Postmaster | undefined
  const stop = async () => {
    await postmaster?.stop()
    await lock.release()
  }
  try {
    const started = await start(place, options)
    postmaster = started.postmaster
    const ownerUrl = urlOf(OWNER, ownerPassword, started.port, DATABASE)
    const superuserUrl = urlOf('postgres', superuserPassword, started.port, 'postgres')
    await ensureOwner(home, { ownerUrl, superuserUrl, password: ownerPassword })
    options.log(`PostgreSQL ${place.version.full} on 127.0.0.1:${started.port}, data in ${place.cluster}`)
    return { ownerUrl, port: started.port, ended: postmaster.ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The URL of the database that the running server of `dataDir` uses, for console commands. */
export async function ownerUrlOfRunning(dataDir: string): Promise<string | undefined> {
  const home = path.join(path.resolve(dataDir), 'postgres')
  const { port } = await readState(home)
  return port === undefined ? undefined : urlOf(OWNER, await keptPassword(home, 'owner'), port, DATABASE)
}

/**
 * Locks the cluster as well: a copied data folder refers to the same outside cluster, and two servers would destroy it.
 */
async function lockCluster({ cluster }: Place): Promise<FolderLock> {
  const lock = await acquireDataDirLock(await realpath(cluster), { address: 'urn:spokewell:cluster' })
  if (!('runningAt' in lock)) return lock
  throw new EmbeddedPostgresProblem('cluster_in_use', `Another server is using the database in ${cluster}.`)
}

async function start(
  place: Place,
  options: EmbeddedPostgresOptions,
): Promise<{ postmaster: Postmaster; port: number }> {
  const giveUpAt = Date.now() + RETRY_FOR_MS
  for (;;) {
    const hadOrphan = await endOrphan(place, options.log)
    const { port: lastPort } = await readState(place.home)
    const port = await freePort(lastPort)
    try {
      const settings = settingArguments(port, options.settings ?? {})
      const postmaster = await startPostmaster(place, settings, options.log)
      if (port !== lastPort) await writeState(place.home, { port })
      return { postmaster, port }
    } catch (error) {
      // Processes of a killed PostgreSQL keep its shared memory for a moment, and another program may take a free port.
      const mayPass = hadOrphan || (await freePort(port)) !== port
      if (!mayPass || Date.now() > giveUpAt) throw error
      await wait(200)
    }
  }
}
