import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { rootInBackup } from '../backup/load-tables.ts'
import { type Backup, openBackup } from '../backup/manifest.ts'
import { refuseNewer, restoreBackup } from '../backup/restore.ts'
import type { Config } from '../config.ts'
import { givenPassword } from '../database/set-up.ts'
import { isErased, ledgerFiles, readLedger } from '../erasure/erasure-ledger.ts'
import { openFiles } from '../files/open-files.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { printLine } from '../print-line.ts'
import {
  type MasterKeyRing,
  masterKeyFile,
  parseRing,
  readMasterKeys,
  writeMasterKeys,
} from '../vault/master-keys.ts'
import { masterKeyIdOf, openVault } from '../vault/vault.ts'
import { withOwner } from './owner-connection.ts'

const USAGE = 'Usage: npm run restore -- FOLDER [--key FILE]'

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
    throw new OperatorProblem(`The master key ${file} cannot be read (${code}).`)
  }
}

/** The keys to restore with, and the content for the key file if they come from a file. */
function keysOf(config: Config, keyFile: string | undefined): { ring: MasterKeyRing | null; text?: string } {
  if (!keyFile) return { ring: readMasterKeys(config.masterKeys, config.dataDir) }
  if (config.masterKeys)
    throw new OperatorProblem('MASTER_KEY is set and takes precedence over a key file: omit --key.')
  const text = readKeyFile(keyFile)
  return { ring: parseRing(text, keyFile), text }
}

/**
 * Finds the keys that open the backup before anything is changed. A restore never creates a key.
 * @throws OperatorProblem naming the missing key and where it was looked for
 */
async function keysFor(config: Config, backup: Backup, keyFile: string | undefined) {
  const root = await rootInBackup(backup)
  const { ring, text } = keysOf(config, keyFile)
  if (!ring)
    throw new OperatorProblem(
      `The master key ${JSON.stringify(masterKeyIdOf(root))} of this backup is missing: MASTER_KEY is not set and ${masterKeyFile(config.dataDir)} does not exist. Name it: npm run restore -- ${backup.folder} --key FILE`,
    )
  openVault(ring, root)
  return { ring, placeKey: () => void (text && writeMasterKeys(config.dataDir, text)) }
}

/** The erasures in all copies of the ledger: those of this installation, and those beside the backup. */
async function erasuresFor(config: Config, folder: string) {
  const beside = ledgerFiles({ ...config, backupDir: join(folder, '..') })
  const { entries, found, remarks } = await readLedger([...ledgerFiles(config), ...beside])
  for (const remark of remarks) printLine(remark)
  printLine(
    found
      ? `The erasure ledger contains ${entries.filter(isErased).length} erasures.`
      : 'There is no erasure ledger. If data was erased after this backup, put the ledger in place and restore again.',
  )
  return entries
}

/** `npm run restore -- FOLDER [--key FILE]`: may be interrupted at any point and repeated. */
export async function restoreCommand(config: Config, args: string[], now: Date): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { key: { type: 'string' } },
  })
  if (!positionals[0]) throw new OperatorProblem(USAGE)
  const folder = resolve(positionals[0])
  printLine('Checking the backup …')
  const backup = await openBackup(folder)
  for (const remark of backup.remarks) printLine(remark)
  await refuseNewer(backup)
  const { ring, placeKey } = await keysFor(config, backup, values.key)
  const erasures = await erasuresFor(config, folder)
  const files = await openFiles(config)
  const done = await withOwner(config, { exclusive: true, restoring: true }, (owner) =>
    restoreBackup({
      owner,
      backup,
      ring,
      password: givenPassword(config.database),
      dataDir: config.dataDir,
      files,
      erasures,
      ledger: ledgerFiles(config),
      placeKey,
      now,
      say: printLine,
    }),
  )
  printLine(`Restored ${done.rows} rows and ${done.files} files. ${done.erased} erasures were repeated.`)
}
