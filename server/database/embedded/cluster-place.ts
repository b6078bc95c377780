import { chmod, cp, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { installedNative, repairLibraryLinks, type Version, versionAs } from './binaries.ts'
import { EmbeddedPostgresProblem } from './embedded-postgres-problem.ts'
import { readState, writeState } from './stored-state.ts'
import { type Account, accountFor, runAs } from './system-account.ts'

/** The paths of the cluster and the binaries, and the account to run as. */
export interface Place {
  readonly home: string
  readonly cluster: string
  readonly native: string
  readonly version: Version
  readonly account: Account | undefined
}

/** Folders that persist across restarts of the machine, in the order in which they are tried. */
const SHELTER_PARENTS = ['/var/lib', '/srv', '/opt', '/var/tmp']

/**
 * Finds a place for the cluster and the binaries that PostgreSQL's account can reach. Usually this is `home`
 * (`DATA_DIR/postgres`) and node_modules. For root with an inaccessible DATA_DIR (a home folder with mode 0700) it is a
 * folder outside, which is created once, recorded in `home`, and logged.
 */
export async function findPlace(home: string, log: (line: string) => void): Promise<Place> {
  await mkdir(home, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const inside = path.join(home, 'cluster')
  const ownerInside = await ownerOf(inside)
  const { shelter } = await readState(home)
  const owner =
    ownerInside ?? (shelter === undefined ? undefined : await ownerOf(path.join(shelter, 'cluster')))
  refuseForeignOwner(home, owner)
  const account = accountFor(owner)
  const site: Site = { home, inside, hasInside: ownerInside !== undefined, account, log }
  const cluster = await findCluster(site)
  const { native, version } = await findNative(site)
  return { home, cluster, native, version, account }
}

interface Site {
  readonly home: string
  readonly inside: string
  readonly hasInside: boolean
  readonly account: Account | undefined
  readonly log: (line: string) => void
}

async function ownerOf(folder: string): Promise<Account | undefined> {
  const found = await stat(folder).catch(() => undefined)
  return found && { uid: found.uid, gid: found.gid }
}

function refuseForeignOwner(home: string, owner: Account | undefined): void {
  const own = process.getuid?.()
  if (own === undefined || own === 0 || owner === undefined || owner.uid === own) return
  throw new EmbeddedPostgresProblem(
    'foreign_owner',
    `The database of ${home} belongs to the user with id ${owner.uid}. Start as that user, as root, or with another DATA_DIR.`,
  )
}

async function findCluster(site: Site): Promise<string> {
  const { home, inside, hasInside, account } = site
  const reachable = await canEnter(account, home)
  if (hasInside && reachable) return inside
  const { shelter } = await readState(home)
  if (!hasInside && shelter === undefined && reachable) return inside
  const refuge = await shelterOf(site)
  const outside = path.join(refuge, 'cluster')
  if (hasInside) await move(site, outside)
  return outside
}

/** Moves a cluster that has become inaccessible. An interrupted move leaves the original complete. */
async function move({ inside, log }: Site, outside: string): Promise<void> {
  log(`PostgreSQL's account can no longer reach ${inside}; moving the data to ${outside}`)
  const draft = `${outside}.moving`
  await rm(draft, { recursive: true, force: true })
  const copied = await runAs(undefined, 'cp', ['-a', '-T', inside, draft])
  if (!copied.ok) throw new EmbeddedPostgresProblem('no_reachable_place', copied.output)
  // The original counts as long as it has its name, whatever an interrupted move left outside.
  await rm(outside, { recursive: true, force: true })
  await rename(draft, outside)
  await rename(inside, `${inside}.moved`)
  await rm(`${inside}.moved`, { recursive: true })
}

async function findNative(site: Site): Promise<{ native: string; version: Version }> {
  const installed = installedNative()
  await repairLibraryLinks(installed)
  const version = await versionAs(site.account, installed)
  if (version !== undefined) return { native: installed, version }
  const own = await versionAs(undefined, installed)
  if (own === undefined) throw new EmbeddedPostgresProblem('platform_unsupported', cannotRun(installed))
  const copy = path.join(await shelterOf(site), `native-${own.full}`)
  await copyOnce(installed, copy)
  const copied = await versionAs(site.account, copy)
  if (copied === undefined) throw new EmbeddedPostgresProblem('platform_unsupported', cannotRun(copy))
  return { native: copy, version: copied }
}

const cannotRun = (native: string) =>
  `The embedded PostgreSQL in ${native} does not run on this system. Set DATABASE_URL to a PostgreSQL 15 or later.`

async function copyOnce(from: string, to: string): Promise<void> {
  if (await ownerOf(to)) return
  const draft = `${to}.${process.pid}`
  await cp(from, draft, { recursive: true, verbatimSymlinks: true })
  await runAs(undefined, 'chmod', ['-R', 'a+rX', draft])
  await rename(draft, to)
}

/** The folder outside, recorded or newly created. If it contained the cluster, the cluster must still be there. */
async function shelterOf(site: Site): Promise<string> {
  const { shelter, port } = await readState(site.home)
  if (shelter !== undefined) {
    const hasCluster = (await ownerOf(path.join(shelter, 'cluster'))) !== undefined
    const everStarted = port !== undefined
    if (everStarted && !hasCluster && !site.hasInside) throw lostCluster(site, shelter)
    if (await ownerOf(shelter)) return shelter
  }
  const made = await makeShelter(site)
  await writeState(site.home, { shelter: made })
  site.log(`PostgreSQL's account cannot reach ${site.home}; using ${made} for it`)
  return made
}

function lostCluster({ home }: Site, shelter: string): EmbeddedPostgresProblem {
  return new EmbeddedPostgresProblem(
    'place_missing',
    `The database of this installation was in ${shelter}, and is gone from there. Put it back, ` +
      `or move ${path.dirname(home)} aside and restore a backup.`,
  )
}

async function makeShelter({ home, account }: Site): Promise<string> {
  for (const parent of SHELTER_PARENTS) {
    const made = await mkdtemp(path.join(parent, 'spokewell-')).catch(() => undefined)
    if (made === undefined) continue
    await chmod(made, 0o711)
    if (await canEnter(account, made)) {
      await writeFile(path.join(made, 'belongs-to'), `${home}\n`, { mode: 0o600 })
      return made
    }
    await rm(made, { recursive: true })
  }
  throw new EmbeddedPostgresProblem(
    'no_reachable_place',
    `PostgreSQL may not run as root, and "nobody" can reach neither ${home} nor ${SHELTER_PARENTS.join(', ')}. ` +
      'Start as a normal user, set DATA_DIR to a folder that every user may enter, or set DATABASE_URL.',
  )
}

/** Tests the access itself, because file modes are not sufficient (access lists, mounts, missing capabilities). */
async function canEnter(account: Account | undefined, folder: string): Promise<boolean> {
  if (account === undefined) return true
  const { ok } = await runAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])
  return ok
}
