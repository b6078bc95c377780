import { expect, it } from 'vitest'
import { intake as form } from '#domain/forms/intake.ts'
import { stepKey, textKeys } from '#domain/questionnaires/text-keys.ts'
import { languageCodes } from '../languages.ts'
import { isTextTree, type TextTree } from '../texts.ts'
import { textsOf } from '../translator.ts'
import { openingTexts, textsAfterOpening } from './opening.ts'

async function readTexts(language: string, namespace: string): Promise<TextTree> {
  const module: { default: unknown } = await import(`../${language}/${namespace}.ts`)
  if (!isTextTree(module.default)) throw new Error(`No texts in ${language}/${namespace}`)
  return module.default
}

/** Also those of counted texts, and without the namespace in which problems are named. */
const has = (texts: ReadonlyMap<string, string>, key: string): boolean =>
  texts.has(key.replace(/^intake:/, '')) || texts.has(`${key.replace(/^intake:/, '')}_other`)

const firstStep = form.steps.slice(0, 1)

it.each(languageCodes)('the intake begins in %s with all texts of its first step', async (language) => {
  const texts = textsOf(openingTexts('intake', await readTexts(language, 'intake')))
  const own = textKeys({ ...form, steps: firstStep }).filter((key) => !key.startsWith('common:'))
  const needed = [...own, ...form.steps.map((step) => stepKey(step, 'name')), 'status.saved', 'wizard.next']
  expect(needed.filter((key) => !has(texts, key))).toEqual([])
  // Hints are optional, and not among the keys of a questionnaire.
  expect(texts.has('fields.email.hint')).toBe(true)
})

it.each(languageCodes)(
  'an opening has texts of its namespace alone, and not all, in %s',
  async (language) => {
    for (const namespace of ['intake', 'frame']) {
      const tree = await readTexts(language, namespace)
      const [whole, opening, rest] = [
        tree,
        openingTexts(namespace, tree),
        textsAfterOpening(namespace, tree),
      ].map(textsOf)
      expect(opening?.size).toBeGreaterThan(0)
      expect(rest?.size).toBeGreaterThan(opening?.size ?? 0)
      expect(new Map([...(opening ?? []), ...(rest ?? [])].sort())).toEqual(
        new Map([...(whole ?? [])].sort()),
      )
    }
  },
)
