import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The recorded output of domain/outcomes/reference/<name>.R, which says how to run it again. */
export function reference<Recorded>(name: string): Recorded {
  const file = path.join(import.meta.dirname, '..', 'reference', `${name}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
