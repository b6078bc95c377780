// Compares every language with English: unknown keys, plural endings, placeholders, missing texts. Finds unused texts.
// `node scripts/checks/locales.mjs` prints the whole table.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const name = 'locales'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'locales')

const namespaces = () =>
  readdirSync(path.join(folder, 'en'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3))

/** @param {string} language @param {string} namespace */
async function textsOf(language, namespace) {
  const file = path.join(folder, language, `${namespace}.ts`)
  return existsSync(file) ? (await import(pathToFileURL(file).href)).default : {}
}

/** @param {string} language */
async function examineLanguage(language) {
  const { examine } = await import('../../locales/examine.ts')
  const total = { translated: 0, wanted: 0, faults: [] }
  for (const namespace of namespaces()) {
    const found = examine(language, await textsOf(language, namespace), await textsOf('en', namespace))
    total.translated += found.translated
    total.wanted += found.wanted
    total.faults.push(...found.faults.map((fault) => `${language}/${namespace} ${fault}`))
  }
  return total
}

/** Folders of unknown languages, and files that English does not have. */
function strays(codes) {
  const known = new Set(namespaces())
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.flatMap(({ name: code }) => {
    if (!codes.includes(code)) return [`${code}: is no language of locales/languages.ts`]
    const files = readdirSync(path.join(folder, code)).filter((file) => !file.endsWith('.test.ts'))
    return files
      .filter((file) => !known.has(path.parse(file).name))
      .map((file) => `${code}/${file}: English has no such file`)
  })
}

async function unused() {
  const { keysIn, unusedKeys } = await import('../../locales/used-keys.ts')
  const files = globSync('{web,server,domain,contract}/**/*.{ts,tsx}', { cwd: root })
  const asked = keysIn(files.map((file) => readFileSync(path.join(root, file), 'utf8')))
  const perNamespace = await Promise.all(
    namespaces().map(async (namespace) =>
      unusedKeys(await textsOf('en', namespace), asked).map((key) => `en/${namespace} ${key}`),
    ),
  )
  return perNamespace.flat()
}

export async function run() {
  const { languageCodes } = await import('../../locales/languages.ts')
  const { offeredLanguages } = await import('../../locales/offered-languages.ts')
  const faults = strays(languageCodes)
  const lines = []
  for (const code of languageCodes) {
    const { translated, wanted, faults: found } = await examineLanguage(code)
    faults.push(...found)
    lines.push(`${code.padEnd(6)} ${String(translated).padStart(5)} of ${wanted} texts`)
    if (translated < wanted && offeredLanguages.includes(code))
      faults.push(`${code}: is offered, but ${wanted - translated} texts or plural forms are missing`)
  }
  const idle = await unused()
  const report = [...lines, ...(idle.length > 0 ? ['Not asked for by any code:', ...idle] : [])]
  return { ok: faults.length === 0, output: [...faults, ...report].join('\n') }
}

if (process.argv[1] === import.meta.filename) {
  const { ok, output } = await run()
  console.log(output)
  process.exitCode = ok ? 0 : 1
}
