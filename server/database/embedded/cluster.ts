import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { named } from '../../operator-problem.ts'
import { program } from './binaries.ts'
import type { Place } from './cluster-place.ts'
import { EmbeddedPostgresProblem } from './embedded-postgres-problem.ts'
import { type Account, runAs } from './system-account.ts'

/**
 * Creates the database cluster if there is none, with the superuser `postgres`. It is created under a temporary name
 * and then renamed, so that an interrupted first start leaves nothing that looks like a cluster.
 * @throws EmbeddedPostgresProblem `initdb_failed`, `other_version`, `cluster_damaged`
 */
export async function ensureCluster(
  place: Place,
  superuserPassword: string,
  durable: boolean,
): Promise<void> {
  const madeBy = await madeByOf(place.cluster)
  if (madeBy !== undefined) return refuseOtherVersion(place, madeBy)
  const draft = `${place.cluster}.initializing`
  const passwordFile = `${draft}.password`
  await rm(draft, { recursive: true, force: true })
  await rm(passwordFile, { force: true })
  await mkdir(draft, { mode: 0o700 })
  await chmod(draft, 0o700)
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 })
  await own(draft, place.account)
  await own(passwordFile, place.account)
  const args = initdbArguments(draft, passwordFile, durable)
  const outcome = await runAs(place.account, program(place.native, 'initdb'), args)
  await rm(passwordFile, { force: true })
  if (!outcome.ok) throw new EmbeddedPostgresProblem('initdb_failed', explain(outcome.output))
  await rename(draft, place.cluster)
}

/** The major version of the cluster; undefined if there is none. A folder that is not empty counts as a cluster. */
async function madeByOf(cluster: string): Promise<string | undefined> {
  const file = path.join(cluster, 'PG_VERSION')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw named(error, file)
  })
  if (text !== undefined && /^\d+\s*$/.test(text)) return text.trim()
  const rest = await readdir(cluster).catch(() => [])
  if (rest.length === 0) return undefined
  throw new EmbeddedPostgresProblem(
    'cluster_damaged',
    `${file} is ${text === undefined ? 'missing' : 'damaged'}, so the database there cannot be started. Put the folder ` +
      `${cluster} back from a copy, or move it aside, start with an empty one and restore a backup.`,
  )
}

function initdbArguments(cluster: string, passwordFile: string, durable: boolean): string[] {
  // The builtin provider's C.UTF-8 sorts by code point and supports Unicode on every platform. Its order never changes:
  // an update of the system's C library cannot invalidate an index.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  const access = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  return ['-D', cluster, ...access, ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])]
}

function explain(output: string): string {
  const nameless = output.includes('could not look up effective user ID')
  const advice = nameless
    ? 'PostgreSQL needs a user with a name: start as one of /etc/passwd, or set DATABASE_URL.'
    : ''
  return `initdb failed: ${output.trim()}\n${advice}`.trim()
}

async function own(file: string, account: Account | undefined): Promise<void> {
  if (account !== undefined) await chown(file, account.uid, account.gid)
}

function refuseOtherVersion({ cluster, version }: Place, madeBy: string): void {
  if (madeBy === version.major) return
  throw new EmbeddedPostgresProblem(
    'other_version',
    `The data in ${cluster} was written by PostgreSQL ${madeBy}; this release has PostgreSQL ${version.major}. ` +
      'Nothing was changed. Run "npm run backup" with the release that wrote it, set DATA_DIR to a new folder, ' +
      'and run "npm run restore" with this release.',
  )
}
