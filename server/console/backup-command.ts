import { constants } from 'node:fs'
import { chmod, copyFile, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backUp } from '../backup/backup.ts'
import { restoreBackup } from '../backup/restore.ts'
import type { Config } from '../config.ts'
import { ledgerFiles } from '../erasure/erasure-ledger.ts'
import { openFiles } from '../files/open-files.ts'
import { say } from '../say.ts'
import { loadMasterKeys, masterKeyFile } from '../vault/master-keys.ts'
import { withOwner } from './owner-connection.ts'

/** The key file's copy beside the backups, for installations that keep it in their data folder. */
const keyCopy = (backupDir: string) => join(backupDir, 'master-key')

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
  await chmod(to, 0o600)
  return true
}

/** `npm run backup [FOLDER]` */
export async function backupCommand(config: Config, [into]: string[], now: Date): Promise<void> {
  const backupDir = into ? resolve(into) : config.backupDir
  const folder = await withOwner(config, { alone: false }, (owner) =>
    backUp(owner, config.dataDir, backupDir, now),
  )
  say(`Saved to ${folder}`)
  if (!config.masterKeys && (await copyIfThere(masterKeyFile(config.dataDir), keyCopy(backupDir))))
    say(`The master key was copied to ${keyCopy(backupDir)}. Keep it apart from the backups: it opens them.`)
}

/** `npm run restore -- FOLDER` */
export async function restoreCommand(config: Config, [folder]: string[]): Promise<void> {
  if (!folder) throw new Error('Which backup? npm run restore -- FOLDER')
  const backupDir = resolve(folder, '..')
  if (!config.masterKeys) {
    await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
    await mkdir(join(config.dataDir, 'keys'), { recursive: true, mode: 0o700 })
    await copyFile(keyCopy(backupDir), masterKeyFile(config.dataDir), constants.COPYFILE_EXCL).catch(
      () => undefined,
    )
  }
  const { ring } = loadMasterKeys(config.masterKeys, config.dataDir)
  const files = await openFiles(config)
  const { rows, erased } = await withOwner(config, { alone: true }, (owner) =>
    restoreBackup({
      owner,
      files,
      ring,
      url: config.database?.url ?? null,
      folder: resolve(folder),
      dataDir: config.dataDir,
      ledger: [...ledgerFiles(config), ...ledgerFiles({ ...config, backupDir })],
    }),
  )
  say(`Restored ${rows} rows. ${erased} erasures were carried out again.`)
}
