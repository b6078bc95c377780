import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureInstalled } from './install.mjs'
import { ensureWebBuilt } from './web-build.mjs'

let root = ''
let said = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'spokewell-repair-'))
  said = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    said += line
    return true
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await rm(root, { recursive: true })
})

async function put(file, text) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}

const packages = { 'node_modules/one': { version: '1.0.0' }, 'node_modules/@a/two': { version: '1.0.0' } }

describe('node_modules', () => {
  /** Replaces npm: creates both packages and npm's record, and counts its runs. */
  const FAKE_NPM = `
    const fs = require('fs')
    for (const place of ${JSON.stringify(Object.keys(packages))}) {
      fs.mkdirSync(place, { recursive: true })
      fs.writeFileSync(place + '/package.json', '{}')
    }
    fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: ${JSON.stringify(packages)} }))
    fs.appendFileSync('runs', 'x')`
  const runs = async () => (await readFile(path.join(root, 'runs'), 'utf8')).length

  beforeEach(async () => {
    await put('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }))
    await put('npm.cjs', FAKE_NPM)
    vi.stubEnv('npm_execpath', path.join(root, 'npm.cjs'))
    await ensureInstalled(root)
    await ensureInstalled(root)
    expect(await runs()).toBe(1)
  })

  it('is installed again when a package is missing, and the package is named', async () => {
    await rm(path.join(root, 'node_modules/@a'), { recursive: true })
    await ensureInstalled(root)
    expect(said).toContain('Installing packages again: node_modules/@a/two is missing or damaged')
    await ensureInstalled(root)
    expect(await runs()).toBe(2)
  })

  it.each([
    ['node_modules/one/package.json', ''],
    ['node_modules/.package-lock.json', '{"pack'],
  ])('is installed again when %s was cut off', async (file, rest) => {
    await put(file, rest)
    await ensureInstalled(root)
    await ensureInstalled(root)
    expect(await runs()).toBe(2)
  })

  it('stops the start with a message when the list of packages is damaged', async () => {
    await put('package-lock.json', '{"pack')
    await expect(ensureInstalled(root)).rejects.toThrow(`${path.join(root, 'package-lock.json')} is damaged`)
  })
})

describe('dist', () => {
  const build = () => ensureWebBuilt(root, process.execPath, process.env)
  const page = () => readFile(path.join(root, 'dist/web/index.html'), 'utf8')

  beforeEach(async () => {
    await put('vite.config.ts', '')
    await put(
      'node_modules/vite/bin/vite.js',
      `const fs = require('fs')
      fs.mkdirSync('dist/web/assets', { recursive: true })
      fs.writeFileSync('dist/web/index.html', '<p>built</p>')
      fs.writeFileSync('dist/web/assets/a.js', 'a')`,
    )
    await build()
    said = ''
    await build()
    expect(said).toBe('')
  })

  it.each([
    ['a file of it is missing', () => rm(path.join(root, 'dist/web/assets/a.js')), 'dist/web/assets/a.js'],
    ['a file of it was cut off', () => put('dist/web/index.html', '<p>bu'), 'dist/web/index.html'],
  ])('is built again when %s', async (_what, damage, file) => {
    await damage()
    await build()
    expect(said).toContain(`Building the web again: ${file} is missing or damaged`)
    expect(await page()).toBe('<p>built</p>')
  })

  it('is built again when its record is damaged or everything is missing', async () => {
    await put('dist/.built-from', '{"from')
    await build()
    await rm(path.join(root, 'dist'), { recursive: true })
    await build()
    expect(await page()).toBe('<p>built</p>')
  })
})
