import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

const FOLDERS = ['domain', 'contract', 'locales', 'identity', 'server', 'web']
/** Where texts are bounded before they are normalised. */
const THE_PLACE = path.join('domain', 'text', 'normal-form.ts')
const TESTS = /\.(test|arbitrary)\.tsx?$|[\\/]testing[\\/]/

export const name = 'normalizing'

/** Normalising takes time that grows with the square of a hostile text: one place does it, and bounds the text first. */
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
  // The place itself is found, or this looks for the wrong thing.
  return { ok: output.length === 0 && callers.includes(THE_PLACE), output: output.join('\n') }
}
