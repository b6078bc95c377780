import { lstat, mkdir, readlink, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { installedNative, repairLibraryLinks, versionAs } from './binaries.ts'
import { scratchFolder } from './testing/scratch.ts'

it('has binaries of PostgreSQL 18 that run', async () => {
  expect(await versionAs(undefined, installedNative())).toMatchObject({ major: '18' })
})

it('makes the library links that an install without scripts leaves out, and keeps those that are there', async () => {
  const native = path.join(await scratchFolder(), 'native')
  const lib = path.join(native, 'lib')
  await mkdir(lib, { recursive: true })
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }))
  await writeFile(path.join(native, 'pg-symlinks.json'), JSON.stringify(links))
  await symlink('libpq.so.5.18', path.join(lib, 'libpq.so'))
  await repairLibraryLinks(native)
  expect(await readlink(path.join(lib, 'libpq.so.5'))).toBe('libpq.so.5.18')
  expect((await lstat(path.join(lib, 'libpq.so'))).isSymbolicLink()).toBe(true)
})
