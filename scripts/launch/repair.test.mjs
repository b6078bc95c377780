import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureInstalled, installAgain } from './install.mjs'
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

const NODE = `node_modules/node-${process.platform}-${process.arch}`
const FONT = 'node_modules/@fontsource-variable/inter'
const RUNNING = ['node_modules/one', 'node_modules/@a/two', NODE, FONT]
const FILES = [
  `${NODE}/bin/node`,
  `${NODE}/include/node/v8.h`,
  `${FONT}/files/inter-latin-wght-normal.woff2`,
  `${FONT}/files/inter-latin-opsz-italic.woff2`,
]
const packages = Object.fromEntries([
  ...RUNNING.map((place) => [place, { version: '1.0.0', integrity: `sha512-${place}` }]),
  ['node_modules/tool', { version: '1.0.0', integrity: 'sha512-tool', dev: true }],
])

/** Replaces npm: creates the packages, their files and npm's record, and notes what it was asked for. */
const FAKE_NPM = `
  const fs = require('fs')
  const path = require('path')
  const asked = process.argv.slice(2)
  if (asked[0] === 'ci') fs.rmSync('node_modules', { recursive: true, force: true })
  const write = (file, text) => {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  const all = Object.entries(${JSON.stringify(packages)})
  const chosen = all.filter(([, { dev }]) => !dev || !asked.includes('--omit=dev'))
  for (const [place] of chosen) write(place + '/package.json', '{}')
  for (const file of ${JSON.stringify(FILES)}) write(file, '')
  write('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(chosen) }))
  fs.appendFileSync('runs', asked.slice(0, 2).join(' ') + '\\n')`

async function setUp() {
  await put('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }))
  await put('npm.cjs', FAKE_NPM)
  vi.stubEnv('npm_execpath', path.join(root, 'npm.cjs'))
}

/** Installs into an empty folder, once although asked twice. */
async function begin(needs) {
  await setUp()
  await ensureInstalled(root, needs)
  await ensureInstalled(root, needs)
  expect(await runs()).toHaveLength(1)
}

/** The first two words of every order to npm. */
const runs = async () => (await readFile(path.join(root, 'runs'), 'utf8')).trim().split('\n')

describe('node_modules', () => {
  it('is installed again when a package is missing, and the package is named', async () => {
    await begin()
    await rm(path.join(root, 'node_modules/@a'), { recursive: true })
    await ensureInstalled(root)
    expect(said).toContain('Installing packages again: node_modules/@a/two is missing or damaged')
    await ensureInstalled(root)
    expect(await runs()).toEqual(['ci --omit=dev', 'ci --omit=dev'])
  })

  it.each([
    ['node_modules/one/package.json', ''],
    ['node_modules/.package-lock.json', '{"pack'],
  ])('is installed again when %s was cut off', async (file, rest) => {
    await begin()
    await put(file, rest)
    await ensureInstalled(root)
    await ensureInstalled(root)
    expect(await runs()).toEqual(['ci --omit=dev', 'ci --omit=dev'])
  })

  it('is installed again with the packages of development when they were there', async () => {
    await begin({ development: true })
    await put('node_modules/one/package.json', '')
    await ensureInstalled(root)
    await installAgain(root)
    expect(await runs()).toEqual(['ci --include=dev', 'ci --include=dev', 'ci --include=dev'])
    await ensureInstalled(root, { development: true })
    expect(await runs()).toHaveLength(3)
  })

  it('is installed again without the packages of development when they were not there', async () => {
    await begin()
    await installAgain(root)
    expect(await runs()).toEqual(['ci --omit=dev', 'ci --omit=dev'])
  })

  it('is completed for developing, without touching what a running server uses', async () => {
    await begin()
    await put('node_modules/one/kept', '')
    await ensureInstalled(root, { development: true })
    await ensureInstalled(root, { development: true })
    await ensureInstalled(root)
    expect(await runs()).toEqual(['ci --omit=dev', 'install --no-save'])
    expect(await readdir(path.join(root, 'node_modules/one'))).toContain('kept')
    expect(await readdir(path.join(root, 'node_modules'))).toContain('tool')
  })

  it.each([[{}], [{ development: true }]])('is left as a person installed it, for %j', async (needs) => {
    await setUp()
    await promisify(execFile)(process.execPath, ['npm.cjs', 'ci', '--include=dev'], { cwd: root })
    await ensureInstalled(root, needs)
    expect(await runs()).toHaveLength(1)
  })

  it('loses the parts of packages that nothing uses', async () => {
    await begin()
    expect(await readdir(path.join(root, NODE))).toEqual(['bin', 'package.json'])
    expect(await readdir(path.join(root, 'node_modules/@fontsource-variable/inter/files'))).toEqual([
      'inter-latin-wght-normal.woff2',
    ])
  })

  it('stops the start with a message when the list of packages is damaged', async () => {
    await begin()
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
