// `npm run size`: the compressed size of all JS that a browser loads until the intake, a session and the dashboard are
// interactive, of the CSS, of the intake's texts in each language, and separately what signing in adds. Fails above the
// limits. Needs a built web (`dist/web`).
// `node scripts/size.mjs /login` measures the page of another address.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const KB = 1000
const CSS_LIMIT = 15 * KB
/** How much more than in English the intake may weigh in any other language: the texts that it begins with. */
const LANGUAGE_LIMIT = 15 * KB
/** The weighed pages by address: all JavaScript until they are ready for use, which their HTML names. */
const PAGES = [
  { title: 'the intake', at: '/intake', limit: 112.5 * KB },
  { title: 'a session', at: '/sessions/:sessionId', limit: 242 * KB },
  { title: 'the dashboard', at: '/dashboard', limit: 157 * KB },
]

/** The sign-in protocol's client, which is loaded when a form is filled in. */
const SIGN_IN_CLIENT = 'web/sign-in-client/service-client.ts'

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
  const weighed = [...files].map((file) => ({ file, size: weigh(file) }))
  for (const { file, size } of weighed) console.log(`${printed(size)}  ${file}`)
  return weighed.reduce((sum, { size }) => sum + size, 0)
}

/** Prints a total, and whether it is within a limit. */
function print(title, files, limit) {
  const total = list(files)
  const verdict = total <= limit ? 'ok' : 'TOO MUCH'
  console.log(
    `${printed(total)}  ${title}${limit === undefined ? '' : `, at most ${limit / KB} kB: ${verdict}`}\n`,
  )
  return total <= limit
}

/** Prints what the intake's texts add in each language, and whether the heaviest is within the limit. */
function printLanguages() {
  const html = readFileSync(path.join(built, parsed(pagesFile).pages['/intake']), 'utf8')
  const attribute = (name) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? ''
  const folder = attribute('texts').slice(1)
  const names = attribute('namespaces').split(' ')
  const added = readdirSync(path.join(built, folder)).map((language) => ({
    language,
    size: names.reduce((sum, name) => sum + weigh(`${folder}/${language}/${name}.json`), 0),
  }))
  for (const { language, size } of added) console.log(`${printed(size)}  ${language}`)
  const most = Math.max(...added.map(({ size }) => size))
  const verdict = most <= LANGUAGE_LIMIT ? 'ok' : 'TOO MUCH'
  console.log(
    `${printed(most)}  what another language adds to the intake, at most ${LANGUAGE_LIMIT / KB} kB: ${verdict}\n`,
  )
  return most <= LANGUAGE_LIMIT
}

function main() {
  if (!existsSync(pagesFile)) throw new Error('dist/web is not built: `npm run size` builds it')
  const asked = process.argv[2]
  if (asked) return void print(`JS until ${asked} is interactive`, namedBy(asked, '.js'))
  const fits = PAGES.map(({ title, at, limit }) =>
    print(`JS until ${title} is interactive`, namedBy(at, '.js'), limit),
  )
  fits.push(print('CSS', namedBy('/intake', '.css'), CSS_LIMIT))
  fits.push(printLanguages())
  const loaded = namedBy('/intake', '.js')
  print('what the sign-in pages add', namedBy('/login', '.js').difference(loaded))
  const client = withImports(parsed(manifestFile), SIGN_IN_CLIENT)
  print('what auth-js adds, when a form is filled in', new Set(client.keys()).difference(loaded))
  process.exitCode = fits.every(Boolean) ? 0 : 1
}

main()
