import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../bench/lab/server.ts'

const ROOT = path.resolve(import.meta.dirname, '..', '..')
const STARTS_WITHIN_MS = 120_000

/** An installation with its own folders. It is started, stopped and administered like an operator's. */
export interface Installation {
  origin: string
  /** Contains everything below; removed at the end. */
  home: string
  dataDir: string
  backupDir: string
  /** Starts the server. @param more additional environment for this start only */
  start(more?: Record<string, string>): Promise<void>
  stop(): Promise<void>
  /** Runs a console command. @returns its exit code and its output */
  command(words: readonly string[], more?: Record<string, string>): Promise<{ code: number; said: string }>
  /** Stops the server if it runs and removes every file. */
  remove(): Promise<void>
}

/** The output of servers and commands is written to `logs/output.log` in `home`, so that it can be searched. */
export async function newInstallation(settings: Record<string, string> = {}): Promise<Installation> {
  const home = await mkdtemp(path.join(tmpdir(), 'spokewell-drill-'))
  // PostgreSQL's own account must be able to enter the folder, as in an ordinary DATA_DIR.
  await chmod(home, 0o711)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const [dataDir, backupDir] = [path.join(home, 'data'), path.join(home, 'backups')]
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    BACKUP_DIR: backupDir,
    TRUST_PROXY: '1',
    ...settings,
  }
  const output = await open(path.join(home, 'output.log'), 'a')
  let server: ChildProcess | undefined

  async function stop(): Promise<void> {
    if (!server) return
    const ended = server.exitCode === null ? once(server, 'exit') : undefined
    server.kill('SIGTERM')
    await ended
    server = undefined
  }

  return {
    origin,
    home,
    dataDir,
    backupDir,
    stop,
    async start(more = {}) {
      const child = spawn(process.execPath, ['server/main.ts'], {
        cwd: ROOT,
        env: { ...env, ...more },
        stdio: ['ignore', output.fd, output.fd],
      })
      server = child
      const giveUpAt = performance.now() + STARTS_WITHIN_MS
      const answers = () =>
        fetch(`${origin}/livez`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await answers())) {
        if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
        if (performance.now() > giveUpAt) throw new Error('The server does not answer.')
        await wait(50)
      }
    },
    async command(words, more = {}) {
      const child = spawn(process.execPath, ['server/console.ts', ...words], {
        cwd: ROOT,
        env: { ...env, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const parts: Buffer[] = []
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
      const [code] = await once(child, 'close')
      const said = Buffer.concat(parts)
      await output.appendFile(said)
      return { code: Number(code), said: said.toString('utf8') }
    },
    async remove() {
      await stop()
      await output.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}
