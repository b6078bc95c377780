import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../bench/lab/server.ts'

const ROOT = path.resolve(import.meta.dirname, '..', '..')

/** A running program of the product, and its output. */
interface Running {
  process: ChildProcess
  printed(): string
  ended: Promise<number | null>
}

/** An installation whose data folder can be lost and restored. Its backups and a copy of its key are elsewhere. */
export async function newInstallation() {
  const home = await mkdtemp(path.join(tmpdir(), 'spokewell-drill-'))
  // PostgreSQL's own account must be able to enter the folder.
  await chmod(home, 0o711)
  const place = (name: string) => path.join(home, name)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: place('var'),
    BACKUP_DIR: place('backups'),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  }

  function run(args: readonly string[]): Running {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
    const ended = once(child, 'close').then(() => child.exitCode)
    return { process: child, printed: () => text, ended }
  }

  const isUp = () =>
    fetch(`${origin}/livez`).then(
      (answer) => answer.ok,
      () => false,
    )

  /** Starts the server. @returns how to stop it, or its message when it refused to start */
  async function start(): Promise<{ stop(): Promise<void> } | { refused: string }> {
    const server = run(['server/main.ts'])
    while (!(await isUp())) {
      if (server.process.exitCode !== null) return { refused: server.printed() }
      await wait(50)
    }
    return {
      async stop() {
        server.process.kill('SIGTERM')
        await server.ended
      },
    }
  }

  async function command(...args: string[]): Promise<{ code: number | null; printed: string }> {
    const running = run(['server/console.ts', ...args])
    const code = await running.ended
    return { code, printed: running.printed() }
  }

  return {
    origin,
    start,
    command,
    run: (...args: string[]) => run(['server/console.ts', ...args]),
    /** Makes a backup. @returns its folder */
    async backup(): Promise<string> {
      const names = (await readdir(place('backups'))).filter((name) => name.startsWith('20'))
      return path.join(place('backups'), names.sort().at(-1) ?? '')
    },
    key: place('key'),
    ledger: place('backups/erasure-ledger.jsonl'),
    keepKey: () => copyFile(place('var/keys/master-key'), place('key')),
    /** Whether the data folder is marked as having an unfinished restore. */
    isMarked: () =>
      access(place('var/restore-unfinished')).then(
        () => true,
        () => false,
      ),
    loseData: () => rm(place('var'), { recursive: true, force: true }),
    remove: () => rm(home, { recursive: true, force: true, maxRetries: 5 }),
  }
}

export type Installation = Awaited<ReturnType<typeof newInstallation>>
