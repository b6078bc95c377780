import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

/**
 * Folders and files that work with the database itself, its roles, its copies or its clock. All other code queries
 * through a `*.repository.ts`.
 */
const INFRASTRUCTURE = [
  'server/audit/',
  'server/backup/',
  'server/clock/',
  'server/console/',
  'server/database/',
  'server/erasure/',
  'server/files/remove-files.ts',
  'server/http/health.ts',
  'server/http/idempotency.ts',
  'server/http/write-probe.ts',
  'server/keys-at-start.ts',
  'server/live-events/',
  'server/periodic/',
  'server/research-export/export-research.ts',
  'server/retention/',
  'server/vault/rewrap-keys.ts',
]
const TESTS = /\.test\.ts$|\/testing\//
const REPOSITORY = /\.repository\.ts$/
/** A query of the query builder, a piece of SQL, or a query of the driver. */
const QUERY = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|query)(<[^()]*>)?\(|\bsql(<[^`]*>)?`/

export const name = 'sql layers'

/** Services contain rules and repositories contain queries, so that each can be changed without the other. */
export async function run() {
  const files = readdirSync(path.join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('server', ...file.split(path.sep)))
    .filter((file) => file.endsWith('.ts') && !TESTS.test(file))
  const querying = files.filter((file) => QUERY.test(readFileSync(path.join(ROOT, file), 'utf8')))
  const isAllowed = (file) => REPOSITORY.test(file) || INFRASTRUCTURE.some((place) => file.startsWith(place))
  const unused = INFRASTRUCTURE.filter((place) => !querying.some((file) => file.startsWith(place)))
  const output = [
    ...querying
      .filter((file) => !isAllowed(file))
      .map((file) => `${file} holds SQL; move the query into a function of a *.repository.ts beside it`),
    ...unused.map(
      (place) => `${place} holds no SQL any more; remove it from the list in scripts/checks/sql-layers.mjs`,
    ),
  ]
  // Some repositories must contain queries. Otherwise this check searches for the wrong pattern.
  return {
    ok: output.length === 0 && querying.some((file) => REPOSITORY.test(file)),
    output: output.join('\n'),
  }
}
