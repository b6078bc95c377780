import { readdir, readFile } from 'node:fs/promises'
import os from 'node:os'

/** How far slow work stands behind requests when both want a processor: it then gets about a tenth of it. */
const STEPS_BELOW = os.constants.priority.PRIORITY_BELOW_NORMAL
/** Linux's lowest priority. */
const LOWEST = 19
/** The threads of Node's pool, as libuv names them. */
const POOL_THREAD = 'libuv-worker'

/** Lowers one thread below the main one. `thread` 0 is the calling thread. */
function lower(thread: number): void {
  try {
    os.setPriority(thread, Math.min(LOWEST, os.getPriority(process.pid) + STEPS_BELOW))
  } catch {
    // The thread has ended, or the system forbids it. Then slow work runs with the priority of requests.
  }
}

/**
 * Lowers the calling thread's priority below that of the thread that answers requests. Threads that it starts later
 * inherit it. Only Linux has priorities of threads; elsewhere nothing changes.
 */
export function lowerThisThread(): void {
  if (process.platform === 'linux') lower(0)
}

/**
 * Does the same for Node's pool, whose threads decode pictures and hash passwords. A processor is then free for a
 * request at once, however many of them run.
 */
export async function lowerPoolThreads(): Promise<void> {
  if (process.platform !== 'linux') return
  // The pool itself reads the folder, so all of its threads exist by then.
  for (const thread of await readdir('/proc/self/task')) {
    const name = await readFile(`/proc/self/task/${thread}/comm`, 'utf8').catch(() => '')
    if (name.trim() === POOL_THREAD) lower(Number(thread))
  }
}
