import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

const PAGE = 'ARCHITECTURE.md'
/** Layers whose folders are all in the tree. */
const LAYERS = ['domain', 'server', 'web']

export const name = 'tree'

/** The folders and files that the tree names, by what each line begins with up to two spaces. */
function namedInTree() {
  const [, tree = ''] =
    /\n## The tree\n+```\n([\s\S]*?)```/.exec(readFileSync(path.join(ROOT, PAGE), 'utf8')) ?? []
  let layer = ''
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', begins = ''] = /^( {2})?(\S+(?: \S+)*)(?: {2}|$)/.exec(line) ?? []
    const names = begins === '' ? [] : begins.split(' ')
    if (indent === '' && names[0]) layer = names[0]
    return indent === '' ? names : names.map((one) => `${layer}${one}`)
  })
}

/** The tree of the architecture names every folder of domain, server and web, and nothing that does not exist. */
export async function run() {
  const named = namedInTree()
  const folders = LAYERS.flatMap((layer) =>
    readdirSync(path.join(ROOT, layer), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${layer}/${entry.name}/`),
  )
  const faults = [
    ...folders.filter((one) => !named.includes(one)).map((one) => `${PAGE}: the tree lacks ${one}`),
    ...named
      .filter((one) => !existsSync(path.join(ROOT, one)))
      .map((one) => `${PAGE}: the tree names ${one}, which does not exist`),
  ]
  if (named.length === 0 || folders.length === 0) faults.push(`No folder or no tree in ${PAGE} was found`)
  return { ok: faults.length === 0, output: faults.join('\n') }
}
