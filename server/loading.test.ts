import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'spokewell-loading-'))
  // PostgreSQL's own user must be able to reach the data folder.
  await chmod(home, 0o711)
  await mkdir(join(home, 'node_modules', 'torn'), { recursive: true })
  await writeFile(join(home, 'node_modules', 'torn', 'main.mjs'), 'export function begun( {')
})
afterAll(() => rm(home, { recursive: true }))

/** Runs a program with one package replaced. @returns its exit code and output */
function runWith(wanted: string, instead: string, args: string[], more: Record<string, string> = {}) {
  const hook = `import { registerHooks } from 'node:module'
    registerHooks({ resolve: (name, context, next) =>
      next(name === ${JSON.stringify(wanted)} ? ${JSON.stringify(instead)} : name, context) })`
  const env = {
    PATH: process.env.PATH,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hook)}`,
    DATA_DIR: join(home, 'var'),
    ...more,
  }
  return new Promise<{ code: number; printed: string }>((resolve) =>
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
    ),
  )
}

const torn = () => pathToFileURL(join(home, 'node_modules', 'torn', 'main.mjs')).href

it.each([
  ['a command without a package', 'pg-copy-streams', () => 'lost', 'lost', ['server/console.ts', 'backup']],
  ['a command with a torn package', 'pg', torn, 'torn', ['server/console.ts', 'clock']],
  ['a start without a package', 'fastify', () => 'lost', 'lost', ['server/main.ts']],
])(
  '%s: names the package, and tells the launcher to install it again',
  async (_what, wanted, instead, name, args) => {
    const { code, printed } = await runWith(wanted, instead(), args)
    expect(printed).toMatch(
      new RegExp(`^The package ${name} is missing or damaged .*"npm ci" installs it again\\.\n$`),
    )
    expect(code).toBe(86)
  },
)

it.each([['server/console.ts', 'backup'], ['server/main.ts']])(
  '%s: names a package that only some settings need',
  async (...args) => {
    const more = { FILES_URL: 's3://key:secret@photos?endpoint=http://127.0.0.1:1', PORT: '0' }
    const { code, printed } = await runWith('@aws-sdk/client-s3', 'lost', args, more)
    expect(printed).toContain('The package lost is missing or damaged')
    expect(printed).not.toMatch(/\n {4}at /)
    expect(code).toBe(86)
  },
  60_000,
)
