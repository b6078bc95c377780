import { intake as form } from '#domain/forms/intake.ts'
import type intake from '../en/intake.ts'
import { isTextTree, type TextTree } from '../texts.ts'

/** The texts around every step of the form, and the problems of an answer. */
const AROUND = ['status', 'submit', 'wizard', 'problems'] as const

/** What is requested by a key that is written in code. The keys of questions follow from their description. */
export type IntakeOpening = Pick<typeof intake, (typeof AROUND)[number]> & {
  entries: Pick<(typeof intake)['entries'], 'finishFirst'>
}

const [first] = form.steps
const asked = (first?.entries ?? []).map(({ key }) => key)

/** By namespace the keys, or the beginnings of keys, of the texts that its opening has. */
export const openings: Readonly<Record<string, readonly string[]>> = {
  intake: [
    ...AROUND,
    'entries.finishFirst',
    ...form.steps.map(({ key }) => `steps.${key}.name`),
    `steps.${first?.key}`,
    ...asked.flatMap((key) => [`fields.${key}`, `options.${key}`]),
  ],
}

function picked(tree: TextTree, keys: readonly string[], prefix = ''): TextTree {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string | TextTree][] => {
    const full = prefix + key
    if (keys.includes(full)) return [[key, value]]
    const below = isTextTree(value) ? picked(value, keys, `${full}.`) : {}
    return Object.keys(below).length > 0 ? [[key, below]] : []
  })
  return Object.fromEntries(entries)
}

/**
 * The opening of a namespace, picked out of its texts in any language: that of the intake has those of its first step and
 * of what is around every step. The other steps wait for the whole namespace, which contains these again.
 */
export const openingTexts = (namespace: string, texts: TextTree): TextTree =>
  picked(texts, openings[namespace] ?? [])
