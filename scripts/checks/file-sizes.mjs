import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

const LIMIT = 400
const FOLDERS = ['domain', 'contract', 'identity', 'server', 'web', 'e2e', 'bench', 'drills', 'scripts']

export const name = 'file sizes'

/** Generated files and languages (which are not here) may be long. */
export async function run() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  ).filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.gen.ts'))
  const long = files
    .map((file) => ({ file, lines: readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > LIMIT)
  const output = long.map(
    ({ file, lines }) => `${file} has ${lines} lines; split it by concern (limit ${LIMIT})`,
  )
  return { ok: files.length > 0 && long.length === 0, output: output.join('\n') }
}
