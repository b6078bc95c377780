import { once } from 'node:events'
import { stat, unlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The lock that the only server of a folder holds. */
export interface FolderLock {
  /** From now on a second start waits for the end of this process instead of printing its address. */
  announceClosing(): void
  /** Releases the folder. The end of the process releases it too, however it ends. */
  release(): Promise<void>
}

const CLOSING = 'closing'
const ANSWER_WITHIN_MS = 2_000
const WAIT_FOR_CLOSING_MS = 60_000

/**
 * Makes this process the only one that uses `dataDir` (which must exist), or returns the address of the server that
 * already does.
 *
 * The lock is a listening socket named after the folder's device and inode, so every path to the folder is the same
 * lock. Binding is atomic, and the kernel releases it when the process ends, even by `kill -9`, so a stale lock cannot
 * remain. A process that connects gets the server's address. On Linux the name is in the abstract namespace, on Windows
 * it is a named pipe, elsewhere a socket file.
 */
export async function acquireDataDirLock(
  dataDir: string,
  { address }: { address: string },
): Promise<FolderLock | { runningAt: string }> {
  const socketPath = await socketPathOf(dataDir)
  const giveUpAt = Date.now() + WAIT_FOR_CLOSING_MS
  for (;;) {
    const lock = await hold(socketPath, address)
    if (lock !== undefined) return lock
    const answer = await ask(socketPath)
    if (answer === 'nobody') await unlinkIfFile(socketPath)
    else if (answer !== CLOSING || Date.now() > giveUpAt) {
      return { runningAt: URL.canParse(answer) ? answer : address }
    }
    await wait(50)
  }
}

async function socketPathOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true })
  const name = `spokewell-${dev}-${ino}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return path.join(tmpdir(), `${name}.sock`)
}

async function hold(socketPath: string, address: string): Promise<FolderLock | undefined> {
  let answer = address
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(answer)
  })
  if (!(await listens(server, socketPath))) return undefined
  server.unref()
  return {
    announceClosing: () => {
      answer = CLOSING
    },
    release: async () => {
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
  }
}

async function listens(server: Server, socketPath: string): Promise<boolean> {
  try {
    server.listen({ path: socketPath, exclusive: true })
    await once(server, 'listening')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  }
}

/** The response of the lock's holder; 'nobody' if there is none; '' if the holder is too busy to respond. */
function ask(socketPath: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect({ path: socketPath })
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy())
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      heard = (heard + chunk).slice(0, 1_000)
    })
    socket.on('error', () => resolve('nobody'))
    socket.on('close', () => resolve(heard))
  })
}

async function unlinkIfFile(socketPath: string): Promise<void> {
  if (process.platform === 'linux' || process.platform === 'win32') return
  await unlink(socketPath).catch(() => undefined)
}
