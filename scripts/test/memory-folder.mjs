import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

/** A file system in memory, on systems that have it. */
const MEMORY = '/dev/shm'
/** What the databases of all workers of a run need, in bytes. */
const ROOM = 2 ** 31

/**
 * The folder of temporary files of a run, in memory, removed when this process ends. On a disk, copying a database takes
 * ten times the processor time, because each of its 900 files goes through the journal of the file system.
 * @returns the folder; undefined if the system has none in memory, or too little room there
 */
export function memoryFolder(memory = MEMORY, room = ROOM) {
  if (freeIn(memory) < room) return undefined
  const folder = mkdtempSync(path.join(memory, 'spokewell-tests-'))
  // Under root, PostgreSQL runs as another user, who must be able to reach its files.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** @param {string} folder */
function freeIn(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
