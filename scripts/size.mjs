// `npm run size`: the compressed size of all JS and CSS that a rider's browser loads until the intake is interactive,
// and separately what signing in adds. Fails above the limits. Needs a built web (`dist/web`). `node scripts/size.mjs
// web/…/page.tsx` measures another page.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const KB = 1000
const LIMITS = { js: 113 * KB, css: 15 * KB }
/** English texts that the intake route loads in addition to those in the program. */
const TEXTS = ['intake']

/** What signing in loads in addition to the intake: its pages with their texts, and the protocol's client. */
const SIGN_IN = [
  ['what the sign-in pages add', ['web/features/auth/sign-in-pages.ts', 'locales/en/auth.ts']],
  ['what auth-js adds, when a form is filled in', ['web/sign-in-client/service-client.ts']],
]

const built = path.resolve(import.meta.dirname, '../dist/web')
const manifestFile = path.join(built, '.vite/manifest.json')

/**
 * What the weighed page begins with: the intake with the guest's entry, which two pages share and which has no source in
 * the manifest; another page with the program.
 */
function entriesOf(manifest, page) {
  if (page) return ['index.html', page]
  return [Object.keys(manifest).find((key) => manifest[key].name === 'guest') ?? 'web/guest.tsx']
}

/** The chunk of a source file and everything it imports statically. */
function withImports(manifest, key, found = new Map()) {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.set(chunk.file, chunk)
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found)
  return found
}

const weigh = (file) => gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length

const printed = (size) => `${(size / KB).toFixed(1).padStart(8)} kB`

function list(files) {
  for (const { file, size } of files) console.log(`${printed(size)}  ${file}`)
  return files.reduce((sum, { size }) => sum + size, 0)
}

function print(title, files, limit) {
  const total = list(files)
  const verdict = total <= limit ? 'ok' : 'TOO MUCH'
  console.log(`${printed(total)}  ${title}, at most ${limit / KB} kB: ${verdict}\n`)
  return total <= limit
}

function main() {
  if (!existsSync(manifestFile)) throw new Error('dist/web is not built: `npm run size` builds it')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const wanted = [...entriesOf(manifest, process.argv[2]), ...TEXTS.map((name) => `locales/en/${name}.ts`)]
  const missing = wanted.filter((key) => !manifest[key])
  if (missing.length > 0) throw new Error(`Not in the build: ${missing.join(', ')}`)
  const chunks = new Map(wanted.flatMap((key) => [...withImports(manifest, key)]))
  const scripts = [...chunks.keys()]
  const styles = new Set([...chunks.values()].flatMap((chunk) => chunk.css ?? []))
  const weighed = (files) => [...files].map((file) => ({ file, size: weigh(file) }))
  const jsFits = print('JS until the intake is interactive', weighed(scripts), LIMITS.js)
  const cssFits = print('CSS', weighed(styles), LIMITS.css)
  for (const [title, keys] of SIGN_IN) {
    const added = new Map(keys.flatMap((key) => [...withImports(manifest, key)]))
    for (const file of chunks.keys()) added.delete(file)
    console.log(`${printed(list(weighed(added.keys())))}  ${title}\n`)
  }
  process.exitCode = jsFits && cssFits ? 0 : 1
}

main()
