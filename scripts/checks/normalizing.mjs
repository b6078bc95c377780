import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

const FOLDERS = ['domain', 'contract', 'locales', 'identity', 'server', 'web']
/** The file in which texts are limited in length before they are normalised. */
const THE_PLACE = path.join('domain', 'text', 'normal-form.ts')
const TESTS = /\.(test|arbitrary)\.tsx?$|[\\/]testing[\\/]/

export const name = 'normalizing'

/** Normalising a hostile text takes quadratic time, so only one function may do it, after limiting the length. */
export async function run() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  ).filter((file) => /\.tsx?$/.test(file) && !TESTS.test(file))
  const callers = files.filter((file) => /\.normalize\b/.test(readFileSync(path.join(ROOT, file), 'utf8')))
  const output = callers
    .filter((file) => file !== THE_PLACE)
    .map((file) => `${file} normalises by itself; use normalForm or boundedForm of ${THE_PLACE}`)
  // The file itself must be found. Otherwise this check searches for the wrong pattern.
  return { ok: output.length === 0 && callers.includes(THE_PLACE), output: output.join('\n') }
}
