import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureCluster } from './cluster.ts'
import { acquireDataDirLock, type FolderLock } from './data-dir-lock.ts'
import { freePort } from './free-port.ts'
import { keptPassword, recall, remember } from './memory.ts'
import { endOrphan } from './orphan.ts'
import { DATABASE, ensureOwner, OWNER, urlOf } from './owner-role.ts'
import { findPlace, type Place } from './place.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'
import { EmbeddedPostgresProblem } from './problem.ts'
import { type PostgresSettings, settingArguments } from './settings.ts'

/** A running PostgreSQL of this process's own. */
export interface EmbeddedPostgres {
  /** The database `spokewell`, as the role that owns it: no superuser, may create roles and databases. */
  readonly ownerUrl: string
  readonly port: number
  /** Resolves when PostgreSQL has ended: after `stop`, or because it died, which the server cannot survive. */
  readonly ended: Promise<void>
  /** Shuts down cleanly, ending open connections; resolves when no process is left. May be called repeatedly. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Everything is kept below `postgres/` in this folder, except where that cannot be reached (see place.ts). */
  readonly dataDir: string
  /** Told in a line each what an operator wants to know. */
  readonly log: (line: string) => void
  /** Above the standing settings. Tests give up durability here (`fsync: 'off'`). */
  readonly settings?: PostgresSettings
}

const RETRY_FOR_MS = 10_000

/**
 * Starts the embedded PostgreSQL of `dataDir`, making it on the first start, on a free port of 127.0.0.1 (the one of
 * last time if it can be had). What an earlier, killed server left running is shut down first.
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

/** The address of the database that the running server of `dataDir` uses, for console commands beside it. */
export async function ownerUrlOfRunning(dataDir: string): Promise<string | undefined> {
  const home = path.join(path.resolve(dataDir), 'postgres')
  const { port } = await recall(home)
  return port === undefined ? undefined : urlOf(OWNER, await keptPassword(home, 'owner'), port, DATABASE)
}

/** A copied data folder remembers the same cluster outside it; two servers on one cluster would destroy it. */
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
    const { port: lastPort } = await recall(place.home)
    const port = await freePort(lastPort)
    try {
      const settings = settingArguments(port, options.settings ?? {})
      const postmaster = await startPostmaster(place, settings, options.log)
      if (port !== lastPort) await remember(place.home, { port })
      return { postmaster, port }
    } catch (error) {
      // Processes of a killed PostgreSQL hold its shared memory a moment longer; a free port may be lost to a rival.
      const mayPass = hadOrphan || (await freePort(port)) !== port
      if (!mayPass || Date.now() > giveUpAt) throw error
      await wait(200)
    }
  }
}
