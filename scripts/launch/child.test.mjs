import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const LAUNCHER = path.join(import.meta.dirname, 'testing', 'launcher.mjs')
const PATIENCE = { timeout: 30_000, interval: 50 }

/** A folder whose script `start` is the tests' launcher. */
async function folder() {
  const home = await mkdtemp(path.join(tmpdir(), 'spokewell-launch-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const pids = path.join(home, 'pids')
  const scripts = { start: `node ${LAUNCHER} ${pids}` }
  await writeFile(path.join(home, 'package.json'), JSON.stringify({ name: 'x', version: '1.0.0', scripts }))
  return { home, pids }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The process ids of the launcher and its command, once both are running. */
async function started(pids) {
  await expect.poll(() => existsSync(pids) && readFileSync(pids, 'utf8').includes(' '), PATIENCE).toBe(true)
  return readFileSync(pids, 'utf8').split(' ').map(Number)
}

function start(command, args, options) {
  const child = spawn(command, args, { stdio: 'ignore', ...options })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

describe('a launcher and its command end', () => {
  it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'])(
    'when only npm gets %s',
    async (signal) => {
      const { home, pids } = await folder()
      const npm = start('npm', ['start'], { cwd: home })
      const both = await started(pids)
      npm.kill(signal)
      await expect.poll(() => both.filter(isAlive), PATIENCE).toEqual([])
    },
    60_000,
  )

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    'when all of them get %s, as from a terminal',
    async (signal) => {
      const { home, pids } = await folder()
      const npm = start('npm', ['start'], { cwd: home, detached: true })
      const both = await started(pids)
      process.kill(-npm.pid, signal)
      await expect.poll(() => both.filter(isAlive), PATIENCE).toEqual([])
    },
    60_000,
  )

  it('when only the launcher gets SIGTERM', async () => {
    const { home, pids } = await folder()
    start(process.execPath, [LAUNCHER, pids], { cwd: home })
    const both = await started(pids)
    process.kill(both[0], 'SIGTERM')
    await expect.poll(() => both.filter(isAlive), PATIENCE).toEqual([])
  }, 60_000)

  it('when npm had ended before the launcher looked', async () => {
    const { home, pids } = await folder()
    // The shell ends at once, like npm when it is stopped early, and leaves the launcher orphaned.
    const done = path.join(home, 'done')
    const script = `(sleep 1; '${process.execPath}' '${LAUNCHER}' '${pids}'; echo $? > '${done}') & exit`
    start('sh', ['-c', script], { cwd: home, env: { ...process.env, npm_lifecycle_event: 'start' } })
    await expect.poll(() => existsSync(done) && readFileSync(done, 'utf8'), PATIENCE).toBe('143\n')
    expect(existsSync(pids)).toBe(false)
  }, 60_000)
})
