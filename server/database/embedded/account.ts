import { execFile } from 'node:child_process'

/** The system account that PostgreSQL's processes run as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses root; as root it runs as the system's "nobody". */
const NOBODY: Account = { uid: 65_534, gid: 65_534 }

const isRoot = process.getuid?.() === 0

/**
 * The account to run PostgreSQL as, or undefined for the account this process has. As root an existing cluster
 * decides: it is run by its owner, so a folder first used by a normal user stays usable by that user.
 */
export function accountFor(clusterOwner: Account | undefined): Account | undefined {
  if (!isRoot) return undefined
  return clusterOwner !== undefined && clusterOwner.uid !== 0 ? clusterOwner : NOBODY
}

/** Nothing of the server's own environment (keys, addresses with passwords) is handed to PostgreSQL. */
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

/** Runs a command to its end as `account`. A command that cannot be started at all is an outcome, not an error. */
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
