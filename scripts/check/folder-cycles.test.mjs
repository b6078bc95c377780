import { expect, it } from 'vitest'
import { folderCycles } from './folder-cycles.mjs'

const modules = (...imports) =>
  imports.map(([source, resolved]) => ({ source, dependencies: [{ resolved }] }))

it('names a cycle of folders once, with an import for each step', () => {
  const circles = folderCycles(
    modules(
      ['server/mail/send.ts', 'server/outbox/claim.ts'],
      ['server/outbox/worker.ts', 'server/people/names.ts'],
      ['server/people/rider.ts', 'server/mail/name.ts'],
    ),
  )
  expect(circles).toHaveLength(1)
  expect(circles[0]).toContain('server/mail → server/outbox → server/people → server/mail')
  expect(circles[0]).toContain('server/people/rider.ts → server/mail/name.ts')
})

it.each([
  ['imports in one direction', ['web/a/x.ts', 'web/b/y.ts'], ['web/b/z.ts', 'web/c/w.ts']],
  ['a folder and one inside it', ['web/a/x.ts', 'web/a/b/y.ts'], ['web/a/b/z.ts', 'web/a/w.ts']],
  ['an import of a test', ['web/a/x.ts', 'web/b/y.ts'], ['web/b/z.test.ts', 'web/a/w.ts']],
  ['packages', ['web/a/x.ts', 'node_modules/react/index.js'], ['node_modules/react/index.js', 'web/a/x.ts']],
])('finds none in %s', (_what, ...imports) => {
  expect(folderCycles(modules(...imports))).toEqual([])
})
