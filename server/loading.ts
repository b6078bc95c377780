import { spawnSync } from 'node:child_process'
import { packageFault } from './operator-problem.ts'
import { printLine } from './print-line.ts'

/** The exit code that makes the launcher install the packages again (scripts/launch.mjs). */
const PACKAGE_DAMAGED = 86

/** Loads a module in a separate process. @returns what that process prints to stderr */
function outputOfLoading(url: string): string {
  const script = `await import(${JSON.stringify(url)})`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return stderr
}

/** If a package that failed to load caused the error, prints a message and ends the process. */
export function endIfPackageIsDamaged(error: unknown, printed = ''): void {
  const fault = packageFault(error, printed)
  if (fault === null) return
  printLine(fault)
  process.exit(PACKAGE_DAMAGED)
}

/**
 * Imports modules of ours lazily, so that a damaged package is reported with a clear message and repaired.
 * @param url the module's URL; it is loaded again in a process of its own when Node does not name the unparsable file
 */
export async function loading<T>(url: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    endIfPackageIsDamaged(error, error instanceof SyntaxError ? outputOfLoading(url) : '')
    throw error
  }
}
