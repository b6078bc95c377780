import { access, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../backup/backup.ts'
import { openBackup } from '../backup/manifest.ts'
import type { Config } from '../config.ts'
import { openFiles } from '../files/open-files.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { printLine } from '../print-line.ts'
import { masterKeyFile } from '../vault/master-keys.ts'
import { withOwner } from './owner-connection.ts'

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** Copies of the backups must not contain the key. @throws OperatorProblem */
function refuseKeyAmongBackups(keyFile: string, backupDir: string): void {
  if (relative(resolve(backupDir), resolve(keyFile)).startsWith('..')) return
  throw new OperatorProblem(
    `The master key ${keyFile} is inside the folder of the backups, ${backupDir}. Choose another BACKUP_DIR, because the key opens the backups.`,
  )
}

/** Prints what the operator has to do so that key and backups are neither lost nor stolen together. */
async function printKeyAdvice(keyFile: string, backupDir: string): Promise<void> {
  const copy = join(backupDir, 'master-key')
  if (await isThere(copy))
    printLine(
      `Remove ${copy}: it opens these backups. An earlier release created it; keep it somewhere else.`,
    )
  printLine(
    `The master key is not in the backup. Keep a copy in another place: cp ${resolve(keyFile)} /another/disk/`,
  )
  const [key, backups] = await Promise.all([stat(keyFile), stat(backupDir)])
  if (key.dev === backups.dev)
    printLine(
      `Key and backups are on the same disk: losing it loses both. Copy the backups to another place too.`,
    )
}

/** `npm run backup -- [FOLDER] [--accept-missing]` */
export async function backupCommand(config: Config, args: string[], now: Date): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'accept-missing': { type: 'boolean', default: false } },
  })
  const [into] = positionals
  const backupDir = into ? resolve(into) : config.backupDir
  const keyFile = masterKeyFile(config.dataDir)
  if (!config.masterKeys) refuseKeyAmongBackups(keyFile, backupDir)
  const files = await openFiles(config)
  const folder = await withOwner(config, { exclusive: false }, (owner) =>
    backUp({
      owner,
      dataDir: config.dataDir,
      files,
      into: backupDir,
      acceptMissing: values['accept-missing'],
      now,
      say: printLine,
    }),
  )
  printLine(`Saved to ${folder}`)
  if (!config.masterKeys && (await isThere(keyFile))) await printKeyAdvice(keyFile, backupDir)
}

/** `npm run backup:verify -- FOLDER`: checks that every part of a backup is present and unchanged. */
export async function verifyBackupCommand(_config: Config, [folder]: string[]): Promise<void> {
  if (!folder) throw new OperatorProblem('Usage: npm run backup:verify -- FOLDER')
  const { manifest, remarks } = await openBackup(resolve(folder))
  for (const remark of remarks) printLine(remark)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const files = manifest.format === 1 ? '' : ` in ${manifest.parts.length} files`
  printLine(`The backup of ${manifest.at} is complete: ${rows} rows${files}.`)
}
