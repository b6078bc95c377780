import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { naming, OperatorProblem, operatorWords } from './operator-problem.ts'

const ONE_PAGE = Buffer.alloc(4096)

/**
 * Creates the data folder if it does not exist, and writes a page into it to check that it is usable.
 * @throws OperatorProblem naming the folder and the problem
 */
export async function ensureDataDir(dataDir: string): Promise<void> {
  const trial = join(dataDir, `.trial-${randomUUID()}`)
  try {
    // Executable but not readable for others: when run as root, PostgreSQL's own user must reach its folder inside.
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
    const handle = await open(trial, 'wx', 0o600)
    try {
      await naming(dataDir, () => handle.writeFile(ONE_PAGE))
      await naming(dataDir, () => handle.sync())
    } finally {
      await handle.close()
      await rm(trial, { force: true })
    }
  } catch (error) {
    const words = operatorWords(error)
    if (words === null) throw error
    const reason = words.replace(trial, dataDir)
    throw new OperatorProblem(
      `DATA_DIR cannot be used: ${reason} Solve this, or set DATA_DIR to another folder.`,
    )
  }
}
