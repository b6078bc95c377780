import { expect, it } from 'vitest'
import { lockfileFaults } from './lockfile-faults.mjs'

const root = { '': { version: '1.0.0' } }
const whole = { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-x' } }
const platform = { version: '2.0.0', optional: true, os: ['win32'], cpu: ['x64'] }
const bare = { 'node_modules/@tool/cli-win32-x64': platform }

it('finds nothing when every package has a hash, except those listed by name', () => {
  expect(lockfileFaults({ ...root, ...whole, ...bare }, ['@tool/cli-win32-x64'])).toEqual([])
})

it('refuses an unlisted build without a hash, even if it is for one platform only', () => {
  expect(lockfileFaults({ ...root, ...whole, ...bare }, [])).toEqual([
    '@tool/cli-win32-x64 2.0.0 has no integrity hash: install it again',
  ])
})

it('refuses a package without a hash that every platform installs, listed or not', () => {
  const packages = { ...root, ...whole, 'node_modules/two': { version: '2.0.0' } }
  expect(lockfileFaults(packages, ['two'])).toEqual(['two 2.0.0 has no integrity hash: install it again'])
})

it('refuses a listed package that has a hash, or does not exist', () => {
  expect(lockfileFaults({ ...root, ...whole }, ['gone', 'one'])).toEqual([
    'gone is named in scripts/check/packages-without-hash.json without need: take it off',
    'one is named in scripts/check/packages-without-hash.json without need: take it off',
  ])
})

it('refuses registries, and an empty list of packages', () => {
  const resolved = { ...whole['node_modules/one'], resolved: 'https://registry.example/one.tgz' }
  expect(lockfileFaults({ ...root, 'node_modules/one': resolved }, [])).toEqual([
    'one names a registry: use --omit-lockfile-registry-resolved',
  ])
  expect(lockfileFaults(root, [])).toEqual(['The lockfile names no package.'])
})
