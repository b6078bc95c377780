import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { promisify } from 'node:util'

/** The real server in its own process, with its own data folder. */
export interface ServerProcess {
  origin: string
  dataDir: string
  process: ChildProcess
  /** Everything it has printed so far. */
  printed(): string
  /** Its exit code, and how long it took to end from now, in milliseconds. */
  ended(): Promise<{ code: number | null; ms: number }>
  /** Kills the process and removes its folder. */
  remove(): Promise<void>
}

/** A port of this machine that is not in use. */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = Object(holder.address())
  holder.close()
  return port
}

/**
 * Starts `server/main.ts` and waits until it serves.
 * @param data a data folder to copy and start on; a new one by default
 */
export async function startServerProcess(
  env: Record<string, string> = {},
  data?: string,
): Promise<ServerProcess> {
  const home = await mkdtemp(join(tmpdir(), 'spokewell-process-'))
  await chmod(home, 0o711)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const dataDir = join(home, 'var')
  if (data) await promisify(execFile)('cp', ['-a', data, dataDir])
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    // As when the launcher starts it, compiled code is cached between starts.
    env: { PATH, NODE_COMPILE_CACHE, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  const exit = once(child, 'exit')
  const remove = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await exit
    await rm(home, { recursive: true, force: true })
  }
  const serving = () => text.includes(origin)
  while (!serving()) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${text}`)
    await Promise.race([once(child.stdout, 'data'), exit])
  }
  return {
    origin,
    dataDir,
    process: child,
    printed: () => text,
    async ended() {
      const from = performance.now()
      if (child.exitCode === null && child.signalCode === null) await exit
      return { code: child.exitCode, ms: performance.now() - from }
    },
    remove,
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

/**
 * Sends a request.
 * @returns the beginning of the response; null if the request was never accepted: nothing listens, or the server stopped
 *   listening before it had accepted the new connection, which the system then resets
 */
async function accepted(url: string, options: RequestOptions): Promise<IncomingMessage | null> {
  const sent = request(url, options).end()
  try {
    const [answer]: IncomingMessage[] = await once(sent, 'response')
    return answer ?? null
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ECONNREFUSED' || (code === 'ECONNRESET' && !sent.reusedSocket)) return null
    throw error
  }
}

/** Sends requests one after the other over several open connections until `stop`. @returns their outcomes */
export function startLoad(origin: string, path: string, { lanes = 8, cookie = '' } = {}) {
  const seen = {
    answered: new Map<number, number>(),
    failed: [] as string[],
    refused: 0,
    strange: [] as string[],
  }
  const agent = new Agent({ keepAlive: true, maxSockets: lanes })
  let stopped = false
  async function ask() {
    const answer = await accepted(`${origin}${path}`, { agent, headers: { cookie } })
    if (answer === null) {
      seen.refused += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
      return
    }
    const body = await textOf(answer)
    const { statusCode: status = 0, headers } = answer
    seen.answered.set(status, (seen.answered.get(status) ?? 0) + 1)
    if (status >= 400 && !headers['content-type']?.includes('problem+json')) seen.strange.push(body)
  }
  async function lane() {
    while (!stopped) await ask().catch((error: unknown) => seen.failed.push(codeOf(error)))
  }
  const lanesEnd = Promise.all(Array.from({ length: lanes }, lane))
  return {
    seen,
    async stop() {
      stopped = true
      await lanesEnd
      agent.destroy()
      return seen
    },
  }
}
