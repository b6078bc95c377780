import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

export const name = 'roadmap'

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8')

/** The addresses of pages that are not built yet. web/app/routes lists them by their names in domain/pages.ts. */
function plannedPaths() {
  const pages = new Map(
    [...read('domain/pages.ts').matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm)].map(([, page, address]) => [
      page,
      address,
    ]),
  )
  const routes = globSync('web/app/routes/*.ts', { cwd: ROOT }).map(read).join('\n')
  return [...routes.matchAll(/paths: \[([^\]]*)\][^}]*?\.\.\.planned\('\w+'\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/pages\.(\w+)/g)].map(([, page = '']) => pages.get(page) ?? page),
  )
}

/** The roadmap must list exactly the pages that are not built yet. */
export async function run() {
  const planned = plannedPaths()
  const listed = read('docs/roadmap.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, address = '']) => address),
    )
  const faults = [
    ...planned.filter((one) => !listed.includes(one)).map((one) => `docs/roadmap.md lacks ${one}`),
    ...listed
      .filter((one) => !planned.includes(one))
      .map((one) => `docs/roadmap.md lists ${one}, which is built`),
  ]
  return { ok: planned.length > 0 && faults.length === 0, output: faults.join('\n') }
}
