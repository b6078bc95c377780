import { spawnSync } from 'node:child_process'
import { packageFault } from './operator-problem.ts'
import { printLine } from './print-line.ts'

/** Tells the launcher that a package could not be loaded; it installs the packages again (scripts/launch.mjs). */
const PACKAGE_DAMAGED = 86

/** What a process of its own prints that loads a module and does nothing with it. */
function printedOfLoading(url: string): string {
  const script = `await import(${JSON.stringify(url)})`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return stderr
}

/** Ends the process in words where a package is to blame that could not be loaded, and does nothing otherwise. */
export function endIfPackageIsDamaged(error: unknown, printed = ''): void {
  const fault = packageFault(error, printed)
  if (fault === null) return
  printLine(fault)
  process.exit(PACKAGE_DAMAGED)
}

/**
 * Loads modules of ours with all they need, late, so that a damaged package is told in words and repaired.
 * @param url the module, for a second look when Node keeps to itself which file cannot be parsed
 */
export async function loading<T>(url: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    endIfPackageIsDamaged(error, error instanceof SyntaxError ? printedOfLoading(url) : '')
    throw error
  }
}
