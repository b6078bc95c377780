import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'

let data: TestDatabase
let home: string
beforeAll(async () => {
  data = await testDatabase()
  home = await mkdtemp(join(tmpdir(), 'spokewell-full-disk-'))
})
afterAll(async () => {
  await data.drop()
  await rm(home, { recursive: true })
})

/** Runs the command with a limit of one page per file, as on a full disk. */
function backUpWithoutRoom(): Promise<{ code: number; printed: string }> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: data.url,
    DATABASE_OWNER_URL: data.ownerUrl,
    DATA_DIR: join(home, 'var'),
    BACKUP_DIR: join(home, 'backups'),
  }
  const command = ['-c', 'ulimit -f 8; exec "$0" server/console.ts backup', process.execPath]
  return new Promise((resolve) =>
    execFile('sh', command, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
    ),
  )
}

it('names the file that had no room, in one line, and leaves nothing behind', async () => {
  const { code, printed } = await backUpWithoutRoom()
  expect(printed.trim().split('\n')).toHaveLength(1)
  expect(printed).toContain(`${join(home, 'backups')}/`)
  expect(printed).toMatch(/ exceeds .* \(EFBIG/)
  expect(code).toBe(1)
  expect(await readdir(join(home, 'backups'))).toEqual([])
})
