import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureDataDir } from './data-dir.ts'
import { StoreFailure } from './files/store-failure.ts'
import { named, naming, OperatorProblem, operatorWords, packageFault } from './operator-problem.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'spokewell-problem-'))
})
afterAll(() => rm(home, { recursive: true }))

const thrownBy = async (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => null,
    (error: unknown) => error,
  )

async function writeByHandle(): Promise<void> {
  const handle = await open('/dev/full', 'w')
  await handle.writeFile('x').finally(() => handle.close())
}

describe('a system error', () => {
  it('names the file and what is wrong with it, in one line', async () => {
    const file = join(home, 'a-file')
    await writeFile(file, '')
    const words = operatorWords(await thrownBy(() => mkdir(join(file, 'below'))))
    expect(words).toContain(`${file}/below has a file where a folder should be (ENOTDIR`)
    expect(words).not.toContain('\n')
  })

  it.each([
    ['a file handle', writeByHandle],
    ['a stream', () => pipeline(Readable.from(['x']), createWriteStream('/dev/full'))],
  ])('of writing by %s names the file too, although the system does not', async (_name, write) => {
    const unnamed = await thrownBy(write)
    expect(unnamed).not.toHaveProperty('path')
    expect(operatorWords(unnamed)).toBeNull()
    const failure = await thrownBy(() => naming('/srv/backups/a', write))
    expect(failure).toMatchObject({ code: 'ENOSPC' })
    expect(operatorWords(failure)).toContain('/srv/backups/a is on a full file system (ENOSPC')
  })

  it('of copying without room names the target', () => {
    const error = Object.assign(new Error('x'), { code: 'ENOSPC', path: '/from', dest: '/to' })
    expect(operatorWords(error)).toContain('/to is on a full file system')
  })

  it('is found behind the error of a file store or a migration', () => {
    const cause = Object.assign(new Error('x'), { code: 'ENOSPC', path: '/srv/files/a' })
    expect(operatorWords(new StoreFailure('full', '/srv/files', cause))).toContain('/srv/files/a is on')
    const full = Object.assign(new Error('could not extend file'), { code: '53100' })
    expect(operatorWords(new Error('Migration a failed', { cause: full }))).toBe(
      'The database is on a full file system (could not extend file).',
    )
  })

  it('is not reported this way when it is a bug of the program', () => {
    expect(operatorWords(new TypeError('x is not a function'))).toBeNull()
    expect(operatorWords('text')).toBeNull()
    expect(operatorWords(named(Object.assign(new Error('x'), { code: 'ECONNRESET' }), '/a'))).toBeNull()
  })
})

describe('a package that cannot be loaded', () => {
  const node = (script: string): Promise<{ stdout: string; stderr: string }> =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]).catch((failed) => failed)

  /** Loads a module as Node does, in its own process. @returns the description of the failure */
  async function faultOf(name: string): Promise<unknown> {
    const own = pathToFileURL(join(import.meta.dirname, 'operator-problem.ts')).href
    const it = JSON.stringify(pathToFileURL(join(home, name)).href)
    const uncaught = await node(`await import(${it})`)
    const { stdout } = await node(`import { packageFault } from ${JSON.stringify(own)}
      const fault = await import(${it}).then(() => 'loaded', (error) => packageFault(error, ${JSON.stringify(uncaught.stderr)}))
      process.stdout.write(JSON.stringify(fault))`)
    return JSON.parse(stdout)
  }

  it.each([
    ['is missing', 'lost', null],
    ['has a file that was cut off', 'torn', 'export function begun( {'],
    ['lacks what is asked of it', 'hollow', ''],
  ])('%s: is named', async (_what, name, content) => {
    const folder = join(home, 'node_modules', name)
    if (content !== null) {
      await mkdir(folder, { recursive: true })
      await writeFile(
        join(folder, 'package.json'),
        JSON.stringify({ name, type: 'module', exports: './main.mjs' }),
      )
      await writeFile(join(folder, 'main.mjs'), content)
    }
    await writeFile(join(home, `${name}.mjs`), `import { wanted } from '${name}'\nexport default wanted`)
    expect(await faultOf(`${name}.mjs`)).toMatch(
      new RegExp(`^The package ${name} is missing or damaged \\(.*"npm ci" installs it again\\.$`),
    )
  })

  it('is not blamed for an error that only passes through it', () => {
    const stack = 'Error: x\n    at read (/srv/node_modules/pg/lib/client.js:1:1)'
    const refused = Object.assign(new TypeError('x'), { code: 'ERR_INVALID_ARG_TYPE', stack })
    expect(packageFault(refused)).toBeNull()
    expect(packageFault(Object.assign(new SyntaxError('Unexpected end of JSON input'), { stack }))).toBeNull()
  })

  it('is not blamed for a bug of the program', async () => {
    await writeFile(join(home, 'own.mjs'), 'throw new Error("own fault")')
    expect(await faultOf('own.mjs')).toBeNull()
  })
})

describe('the data folder', () => {
  it('without room for a page prevents the start with a message that names it', async () => {
    const dataDir = join(home, 'full')
    const own = pathToFileURL(join(import.meta.dirname, 'data-dir.ts')).href
    const script = `const { ensureDataDir } = await import(${JSON.stringify(own)})
      await ensureDataDir(${JSON.stringify(dataDir)}).catch((error) => console.log(error.message))`
    // The limit on file size is zero bytes, so writing fails as on a full disk.
    const { stdout } = await promisify(execFile)('sh', [
      '-c',
      'ulimit -f 0; exec "$0" --input-type=module -e "$1"',
      process.execPath,
      script,
    ])
    expect(stdout).toMatch(/^DATA_DIR cannot be used: (.*) exceeds [^\n]* folder\.\n$/)
    expect(stdout).toContain(`: ${dataDir} exceeds`)
  })

  it('is created, and the probe leaves no trace', async () => {
    const dataDir = join(home, 'var', 'deep')
    await ensureDataDir(dataDir)
    await ensureDataDir(dataDir)
  })

  it('that is a file, or inside one, prevents the start with a message that names it', async () => {
    const file = join(home, 'not-a-folder')
    await writeFile(file, '')
    for (const dataDir of [file, join(file, 'below')]) {
      const problem = await thrownBy(() => ensureDataDir(dataDir))
      expect(problem).toBeInstanceOf(OperatorProblem)
      expect(String(problem)).toContain(`DATA_DIR cannot be used: ${dataDir} `)
    }
  })
})
