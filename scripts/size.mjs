// `npm run size`: the compressed size of all JS that a browser loads until the intake, a session and the dashboard are
// interactive, of the CSS, and separately what signing in adds. Fails above the limits. Needs a built web (`dist/web`).
// `node scripts/size.mjs /login` measures the page of another address.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const KB = 1000
const CSS_LIMIT = 15 * KB
/** The weighed pages by address: all JavaScript until they are ready for use, which their HTML names. */
const PAGES = [
  { title: 'the intake', at: '/intake', limit: 112 * KB },
  { title: 'a session', at: '/sessions/:sessionId', limit: 250 * KB },
  { title: 'the dashboard', at: '/dashboard', limit: 200 * KB },
]

/** What signing in loads in addition to the intake: its pages with their texts, and the protocol's client. */
const SIGN_IN = [
  ['what the sign-in pages add', ['web/features/auth/sign-in-pages.ts', 'locales/en/auth.ts']],
  ['what auth-js adds, when a form is filled in', ['web/sign-in-client/service-client.ts']],
]

const built = path.resolve(import.meta.dirname, '../dist/web')
const manifestFile = path.join(built, '.vite/manifest.json')
const pagesFile = path.join(built, '.vite/pages.json')

const parsed = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The files with an ending that the HTML of a page names. */
function namedBy(at, ending) {
  const html = readFileSync(path.join(built, parsed(pagesFile).pages[at]), 'utf8')
  return new Set(
    [...html.matchAll(/"\/(assets\/[^"]+)"/g)]
      .map(([, file]) => file)
      .filter((file) => file.endsWith(ending)),
  )
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

const weighed = (files) => [...files].map((file) => ({ file, size: weigh(file) }))

function main() {
  if (!existsSync(pagesFile)) throw new Error('dist/web is not built: `npm run size` builds it')
  const asked = process.argv[2]
  if (asked) return void print(`JS until ${asked} is interactive`, weighed(namedBy(asked, '.js')), Infinity)
  const fits = PAGES.map(({ title, at, limit }) =>
    print(`JS until ${title} is interactive`, weighed(namedBy(at, '.js')), limit),
  )
  fits.push(print('CSS', weighed(namedBy('/intake', '.css')), CSS_LIMIT))
  const manifest = parsed(manifestFile)
  const loaded = namedBy('/intake', '.js')
  for (const [title, keys] of SIGN_IN) {
    const added = new Map(keys.flatMap((key) => [...withImports(manifest, key)]))
    for (const file of loaded) added.delete(file)
    console.log(`${printed(list(weighed(added.keys())))}  ${title}\n`)
  }
  process.exitCode = fits.every(Boolean) ? 0 : 1
}

main()
