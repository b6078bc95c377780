import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

const CODE = 'server/config.ts'
const PAGE = 'README.md'

export const name = 'settings'

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8')

/** The settings that the first column of a table row names. @param {string} row */
const namesIn = (row) =>
  [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, setting = '']) => setting)

/** The README's table of settings has every setting of the schema, and no other. */
export async function run() {
  const [, schema = ''] = /settingsSchema = z\.object\(\{([\s\S]*?)\n\}\)/.exec(read(CODE)) ?? []
  const parsed = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, setting = '']) => setting)
  const [, section = ''] = /\n## Settings\n([\s\S]*?)\n## /.exec(read(PAGE)) ?? []
  const documented = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap(namesIn)
  const faults = [
    ...parsed
      .filter((one) => !documented.includes(one))
      .map((one) => `${PAGE}: the table of settings lacks ${one}`),
    ...documented
      .filter((one) => !parsed.includes(one))
      .map((one) => `${PAGE}: ${CODE} has no setting ${one}`),
  ]
  if (parsed.length === 0 || documented.length === 0)
    faults.push(`No setting of ${CODE} or no row of ${PAGE} was found`)
  return { ok: faults.length === 0, output: faults.join('\n') }
}
