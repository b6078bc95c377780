import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listTexts, type TextTree } from '../texts.ts'

/** Words that are written differently in Britain. A program of a computer is spelled the same. */
const american =
  /\b(?:colors?|centers?|favorites?|behaviors?|gray|canceled|canceling|labeled|tires?|judgment|enroll|fulfill|defense|aluminum|\w+(?:aniz|ogniz|imiz|nymiz|omiz|oriz|alyz|ematiz|ualiz)(?:e|ed|es|er|ing|ation)s?)\b/i

/** The specification's own labels keep their words. */
const labels = ['Maximize comfort']

const files = readdirSync(import.meta.dirname).filter((file) => /^\w+\.ts$/.test(file))

it.each(files)('%s has British spelling, and no hyphen for a minus sign', async (file) => {
  const { default: tree }: { default: TextTree } = await import(`./${file}`)
  const texts = listTexts(tree).filter(([, text]) => !labels.includes(text))
  expect(texts.filter(([, text]) => american.test(text))).toEqual([])
  expect(texts.filter(([, text]) => /(?:^|[\s(])-\d/.test(text))).toEqual([])
})
