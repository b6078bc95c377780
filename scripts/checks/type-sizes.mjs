import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

/** The file with the named type sizes. */
const TOKENS = path.join('web', 'styles', 'tokens.css')
/** A size in square brackets. A colour is allowed there. */
const ARBITRARY = /\btext-\[(?!#)[^\]]*\]/g

export const name = 'type sizes'

/** Only named type sizes may be used, so that there are few. */
export async function run() {
  const files = readdirSync(path.join(ROOT, 'web'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('web', file))
    .filter((file) => /\.tsx?$/.test(file))
  const output = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(ARBITRARY)].map(
      ([size]) => `${file} uses ${size}; use a size that ${TOKENS} names (--text-…)`,
    ),
  )
  const names = readFileSync(path.join(ROOT, TOKENS), 'utf8').match(/--text-/g) ?? []
  if (files.length === 0 || names.length === 0)
    output.push(`No file of web or no size in ${TOKENS} was found`)
  return { ok: output.length === 0, output: output.join('\n') }
}
