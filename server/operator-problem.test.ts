import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureDataDir } from './data-dir.ts'
import { OperatorProblem, operatorWords } from './operator-problem.ts'

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

describe('an error of the system', () => {
  it('names the file and what is wrong with it, in one line', async () => {
    const file = join(home, 'a-file')
    await writeFile(file, '')
    const words = operatorWords(await thrownBy(() => mkdir(join(file, 'below'))))
    expect(words).toContain(`${file}/below has a file where a folder should be (ENOTDIR`)
    expect(words).not.toContain('\n')
  })

  it('is left to its trace when it is a fault of the program', () => {
    expect(operatorWords(new TypeError('x is not a function'))).toBeNull()
    expect(operatorWords('text')).toBeNull()
  })
})

describe('a package that cannot be loaded', () => {
  const node = (script: string): Promise<{ stdout: string; stderr: string }> =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]).catch((failed) => failed)

  /** Loads a module as Node does, in a process of its own. @returns what is said of its failure */
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

  it('is not blamed for a fault of the program', async () => {
    await writeFile(join(home, 'own.mjs'), 'throw new Error("own fault")')
    expect(await faultOf('own.mjs')).toBeNull()
  })
})

describe('the data folder', () => {
  it('is made, and left without a trace of the trial', async () => {
    const dataDir = join(home, 'var', 'deep')
    await ensureDataDir(dataDir)
    await ensureDataDir(dataDir)
  })

  it('that is a file, or below one, stops the start in words that name it', async () => {
    const file = join(home, 'not-a-folder')
    await writeFile(file, '')
    for (const dataDir of [file, join(file, 'below')]) {
      const problem = await thrownBy(() => ensureDataDir(dataDir))
      expect(problem).toBeInstanceOf(OperatorProblem)
      expect(String(problem)).toContain(`DATA_DIR cannot be used: ${dataDir} `)
    }
  })
})
