import { execFile } from 'node:child_process'

/** The system account that PostgreSQL's processes run as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root. For root it runs as the system account "nobody". */
const NOBODY: Account = { uid: 65_534, gid: 65_534 }

const isRoot = process.getuid?.() === 0

/**
 * The account to run PostgreSQL as; undefined for this process's own account. For root the owner of an existing cluster
 * is used, so that a folder first used by a normal user stays usable by that user.
 */
export function accountFor(clusterOwner: Account | undefined): Account | undefined {
  if (!isRoot) return undefined
  return clusterOwner !== undefined && clusterOwner.uid !== 0 ? clusterOwner : NOBODY
}

/** The environment for PostgreSQL, without the server's own variables (keys, URLs with passwords). */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const bare: NodeJS.ProcessEnv = {
    PATH: `${process.env.PATH ?? ''}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`,
    LC_ALL: 'C',
    TZ: 'UTC',
  }
  if (process.platform !== 'win32') return bare
  return { ...bare, PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP }
}

export interface Outcome {
  readonly ok: boolean
  readonly output: string
}

/** Runs a command as `account` until it ends. A command that cannot be started returns a result and does not throw. */
export function runAs(account: Account | undefined, command: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd: '/', env: bareEnvironment(), windowsHide: true, ...account }
    try {
      execFile(command, args, options, (error, stdout, stderr) => {
        resolve({
          ok: error === null,
          output: `${stdout}${stderr}${error?.code === 'EACCES' ? error.message : ''}`,
        })
      })
    } catch (error) {
      resolve({ ok: false, output: String(error) })
    }
  })
}
