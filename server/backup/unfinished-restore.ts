import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { syncFolder } from '../files/sync-folder.ts'
import { naming, OperatorProblem } from '../operator-problem.ts'

/**
 * Two marks say that a restore is unfinished. The mark in `DATA_DIR` is written before anything is changed. The mark in
 * the database also says that its data came from the restore and may be replaced when the restore is repeated. It is a
 * schema of its own, because it must exist before the product's tables and while they are replaced.
 */
const markFile = (dataDir: string): string => join(dataDir, 'restore-unfinished')

const unfinishedRestore = (folder: string): OperatorProblem =>
  new OperatorProblem(
    `A restore was not finished, so the server does not start. Repeat it: npm run restore -- ${folder}`,
  )

/** The backup that the mark in `DATA_DIR` names; null if there is no mark. */
async function markedFolder(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(markFile(dataDir), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

export async function markDataDir(dataDir: string, folder: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const handle = await open(markFile(dataDir), 'w', 0o600)
  try {
    await naming(markFile(dataDir), async () => {
      await handle.writeFile(`${folder}\n`)
      await handle.sync()
    })
  } finally {
    await handle.close()
  }
  await syncFolder(dataDir)
}

export async function unmarkDataDir(dataDir: string): Promise<void> {
  await rm(markFile(dataDir), { force: true })
  await syncFolder(dataDir)
}

type Asked = Pick<Client, 'query'>

/** The backup that the mark in the database names; null if there is no mark. */
export async function markInDatabase(owner: Asked): Promise<string | null> {
  const known = await owner.query<{ there: boolean }>(
    "select to_regclass('unfinished_restore.mark') is not null as there",
  )
  if (!known.rows[0]?.there) return null
  const { rows } = await owner.query<{ folder: string }>('select folder from unfinished_restore.mark')
  return rows[0]?.folder ?? null
}

export async function markDatabase(owner: Asked, folder: string): Promise<void> {
  await owner.query('begin')
  await owner.query('drop schema if exists unfinished_restore cascade')
  await owner.query('create schema unfinished_restore')
  await owner.query('create table unfinished_restore.mark (folder text not null)')
  await owner.query('insert into unfinished_restore.mark (folder) values ($1)', [folder])
  await owner.query('commit')
}

export async function unmarkDatabase(owner: Asked): Promise<void> {
  await owner.query('drop schema if exists unfinished_restore cascade')
}

/** @throws OperatorProblem when the mark in `DATA_DIR` says that a restore is unfinished */
export async function refuseUnfinishedDataDir(dataDir: string): Promise<void> {
  const folder = await markedFolder(dataDir)
  if (folder !== null) throw unfinishedRestore(folder)
}

/** @throws OperatorProblem when the mark in the database says that a restore is unfinished */
export async function refuseUnfinishedDatabase(owner: Asked): Promise<void> {
  const folder = await markInDatabase(owner)
  if (folder !== null) throw unfinishedRestore(folder)
}
