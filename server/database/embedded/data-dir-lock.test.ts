import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { acquireDataDirLock, type FolderLock } from './data-dir-lock.ts'
import { scratchFolder } from './testing/scratch.ts'

const address = 'http://localhost:3000'

async function held(folder: string): Promise<FolderLock> {
  const lock = await acquireDataDirLock(folder, { address })
  if ('runningAt' in lock) throw new Error(`held by ${lock.runningAt}`)
  onTestFinished(() => lock.release())
  return lock
}

const other = (folder: string) => acquireDataDirLock(folder, { address: 'http://localhost:4000' })

it('tells a second start where the first one serves', async () => {
  const folder = await scratchFolder()
  await held(folder)
  expect(await other(folder)).toEqual({ runningAt: address })
})

it('is the same lock by every path to the folder', async () => {
  const folder = await scratchFolder()
  const detour = path.join(await scratchFolder(), 'detour')
  await symlink(folder, detour)
  await held(folder)
  expect(await other(detour)).toEqual({ runningAt: address })
})

it('is free again after release', async () => {
  const folder = await scratchFolder()
  await (await held(folder)).release()
  await held(folder)
})

it('makes a second start wait for a server that is closing', async () => {
  const folder = await scratchFolder()
  const first = await held(folder)
  first.announceClosing()
  const second = other(folder)
  const early = await Promise.race([second, new Promise((resolve) => setImmediate(resolve, 'waiting'))])
  expect(early).toBe('waiting')
  await first.release()
  const lock = await second
  expect(lock).not.toHaveProperty('runningAt')
  if (!('runningAt' in lock)) await lock.release()
})

it('is freed by kill -9 of its holder', async () => {
  const folder = await scratchFolder()
  const module = path.join(import.meta.dirname, 'data-dir-lock.ts')
  const code = `const { acquireDataDirLock } = await import(${JSON.stringify(module)})
    await acquireDataDirLock(${JSON.stringify(folder)}, { address: '${address}' })
    console.log('held'); setInterval(() => {}, 1e6)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  expect(await other(folder)).toEqual({ runningAt: address })
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await held(folder)
})
