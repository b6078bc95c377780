// Compares every language with English and with its own terms (locales/examine.ts says how). Finds unused texts.
// `node scripts/checks/locales.mjs de` prints the table, and the faults of a language that is not complete yet;
// `--settle de` records that its texts say what the English ones say now.
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Which texts pages begin with: no language. */
const OPENINGS = 'openings'

export const name = 'locales'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'locales')

/**
 * How a language speaks, what its second reading settled, its terms, the English texts that it was translated from, and
 * the texts translated back.
 */
const besideTexts = ['style.md', 'review.md', 'terms', 'sources', 'back-translations.json']

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
async function termsOf(language) {
  const { readTerms } = await import('../../locales/terms.ts')
  return readTerms(readFileSync(path.join(folder, language, 'terms'), 'utf8'))
}

/** @param {string} language */
async function sourcesOf(language) {
  const { readSources } = await import('../../locales/sources.ts')
  const file = path.join(folder, language, 'sources')
  return readSources(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

/** @param {string} language */
async function examineLanguage(language) {
  const { examine } = await import('../../locales/examine.ts')
  const [terms, englishTerms] = await Promise.all([termsOf(language), termsOf('en')])
  const sources = await sourcesOf(language)
  const faults = termFaults(language, terms, englishTerms)
  const total = { language, translated: 0, wanted: 0, faults, sources: [] }
  for (const namespace of namespaces()) {
    const [translated, english, spanish] = await Promise.all(
      [language, 'en', 'es'].map((each) => textsOf(each, namespace)),
    )
    const found = examine({
      ...{ language, namespace, translated, english, spanish },
      ...{ terms, englishTerms, sources },
    })
    total.translated += found.translated
    total.wanted += found.wanted
    total.sources.push([namespace, found.sources])
    total.faults.push(...found.faults.map((fault) => `${language}/${namespace} ${fault}`))
  }
  return total
}

/** What was not translated back. It fails once the language is offered. @param {string} language */
async function backTranslationsOf(language) {
  const { backTranslatedKeys, backTranslationFaults, textAt } = await import(
    '../../locales/back-translations.ts'
  )
  const file = path.join(folder, language, 'back-translations.json')
  const list = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const asked = [...new Set(backTranslatedKeys.map((key) => key.split(':')[0]))]
  const texts = Object.fromEntries(
    await Promise.all(asked.map(async (each) => [each, await textsOf(language, each)])),
  )
  return backTranslationFaults(list, (key) => textAt(texts, key)).map((fault) => `${language} ${fault}`)
}

/** A language decides every term of English, and has no other. */
const termFaults = (language, { forms }, english) => [
  ...[...english.forms.keys()]
    .filter((term) => !forms.has(term))
    .map((term) => `${language}/terms: has no form for “${term}”`),
  ...[...forms.keys()]
    .filter((term) => !english.forms.has(term))
    .map((term) => `${language}/terms: English has no term “${term}”`),
]

/** Folders of unknown languages, and files that English does not have. */
function strays(codes) {
  const known = new Set(namespaces())
  const folders = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== OPENINGS,
  )
  return folders.flatMap(({ name: code }) => {
    if (!codes.includes(code)) return [`${code}: is no language of locales/languages.ts`]
    const files = readdirSync(path.join(folder, code)).filter((file) => !file.endsWith('.test.ts'))
    return files
      .filter((file) => !besideTexts.includes(file) && !known.has(path.parse(file).name))
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

const row = ({ language, translated, wanted, faults }) =>
  `${language.padEnd(6)} ${String(translated).padStart(5)} of ${wanted} texts, ${faults.length} faults`

/** @param {string[]} shown the languages whose faults are shown even if they do not fail */
export async function run(shown = []) {
  const { languageCodes } = await import('../../locales/languages.ts')
  const { offeredLanguages } = await import('../../locales/offered-languages.ts')
  const { failuresOf } = await import('../../locales/examine.ts')
  const found = await Promise.all(languageCodes.map(examineLanguage))
  const back = await Promise.all(
    languageCodes
      .filter((code) => code !== 'en' && (offeredLanguages.includes(code) || shown.includes(code)))
      .map(backTranslationsOf),
  )
  const faults = [
    ...back.flat(),
    ...strays(languageCodes),
    ...found.flatMap((each) => failuresOf(each.language, each, offeredLanguages.includes(each.language))),
    ...(await unused()).map((key) => `${key}: no code asks for this text; remove it`),
  ]
  const asked = found.filter(({ language }) => shown.includes(language)).flatMap((each) => each.faults)
  return {
    ok: faults.length === 0,
    output: [...new Set([...faults, ...asked]), ...found.map(row)].join('\n'),
  }
}

/** @param {string} language */
async function settle(language) {
  const { writeSources } = await import('../../locales/sources.ts')
  const { sources } = await examineLanguage(language)
  writeFileSync(path.join(folder, language, 'sources'), writeSources(sources))
}

if (process.argv[1] === import.meta.filename) {
  const [option, ...languages] = process.argv.slice(2)
  if (option === '--settle') for (const language of languages) await settle(language)
  const { ok, output } = await run(process.argv.slice(2))
  console.log(output)
  process.exitCode = ok ? 0 : 1
}
