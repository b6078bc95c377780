// `node scripts/checks/plain-words.mjs` prints the grade of every namespace.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { EXEMPT_TEXTS, FITTERS_NAMESPACES, FITTERS_TEXTS } from '../check/plain-words.mjs'
import { HIGHEST_GRADE, measure } from '../check/readability.mjs'

export const name = 'plain words'

const folder = path.resolve(import.meta.dirname, '../../locales/en')

/** @returns {Promise<(readonly [namespace: string, texts: [string, string][]])[]>} */
async function englishTexts() {
  const { listTexts } = await import('../../locales/texts.ts')
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return Promise.all(
    files.map(async (file) => {
      const texts = (await import(pathToFileURL(path.join(folder, file)).href)).default
      return /** @type {const} */ ([file.slice(0, -3), listTexts(texts)])
    }),
  )
}

const exempt = [...Object.keys(EXEMPT_TEXTS), ...FITTERS_TEXTS]

/** Lists that name nothing any more. @param {readonly string[]} keys @param {readonly string[]} namespaces */
const strays = (keys, namespaces) => [
  ...exempt.filter((begin) => !keys.some((key) => key.startsWith(begin))),
  ...FITTERS_NAMESPACES.filter((each) => !namespaces.includes(each)),
]

/** The English texts that riders read are understood at the end of the seventh school year (Flesch–Kincaid). */
export async function run() {
  const all = await englishTexts()
  const measured = all.map(([namespace, texts]) => {
    const isFitters = FITTERS_NAMESPACES.includes(namespace)
    const isExempt = (/** @type {string} */ key) => isFitters || exempt.some((begin) => key.startsWith(begin))
    return { namespace, isFitters, ...measure(namespace, texts, isExempt) }
  })
  const keys = all.flatMap(([namespace, texts]) => texts.map(([key]) => `${namespace}:${key}`))
  const problems = [
    ...measured.flatMap(({ isFitters, faults }) => (isFitters ? [] : faults)),
    ...strays(
      keys,
      all.map(([namespace]) => namespace),
    ).map((each) => `${each} is listed in scripts/check/plain-words.mjs, and no text has this key`),
  ]
  const table = measured
    .filter(({ sentences }) => sentences > 0)
    .map(
      ({ namespace, isFitters, grade, sentences }) =>
        `${namespace.padEnd(18)} ${grade.toFixed(1).padStart(5)} ${String(sentences).padStart(5)} sentences${isFitters ? ', for fitters' : ''}`,
    )
  const advice = `Use shorter sentences and words, up to grade ${HIGHEST_GRADE} (docs/decisions/0090-plain-words-are-measured.md).`
  return { ok: problems.length === 0 && keys.length > 0, output: [...table, ...problems, advice].join('\n') }
}

if (process.argv[1] === import.meta.filename) console.log((await run()).output)
