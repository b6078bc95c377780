import { intake as form } from '#domain/forms/intake.ts'
import type frame from '../en/frame.ts'
import type intake from '../en/intake.ts'
import { isTextTree, type TextTree } from '../texts.ts'

/** The texts around every step of the form, and the problems of an answer. */
const AROUND = ['status', 'submit', 'wizard', 'problems'] as const

/** What is requested by a key that is written in code. The keys of questions follow from their description. */
export type IntakeOpening = Pick<typeof intake, (typeof AROUND)[number]> & {
  entries: Pick<(typeof intake)['entries'], 'finishFirst'>
}

const FRAME = [
  'skip',
  'logo',
  'shortcuts',
  'language',
  'languageOffer',
  'offline',
  'online',
  'crash',
  'update',
] as const
/** The titles of the pages that a guest begins with. */
const TITLES = ['intake', 'followUp', 'invitation', 'book', 'booking'] as const

/** What is around a guest's page. The navigation, the footer and the titles of all other pages come with the program. */
export type FrameOpening = Pick<typeof frame, (typeof FRAME)[number]> & {
  title: Pick<(typeof frame)['title'], (typeof TITLES)[number]>
}

const [first] = form.steps
const asked = (first?.entries ?? []).map(({ key }) => key)

/** By namespace the keys, or the beginnings of keys, of the texts that its opening has. */
export const openings: Readonly<Record<string, readonly string[]>> = {
  frame: [...FRAME, ...TITLES.map((title) => `title.${title}`)],
  intake: [
    ...AROUND,
    'entries.finishFirst',
    ...form.steps.map(({ key }) => `steps.${key}.name`),
    `steps.${first?.key}`,
    ...asked.flatMap((key) => [`fields.${key}`, `options.${key}`]),
  ],
}

/** The texts whose key, or its beginning, is among the keys, or all others. */
function picked(tree: TextTree, keys: readonly string[], others: boolean, prefix = ''): TextTree {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string | TextTree][] => {
    const full = prefix + key
    if (keys.includes(full)) return others ? [] : [[key, value]]
    if (!isTextTree(value)) return others ? [[key, value]] : []
    const below = picked(value, keys, others, `${full}.`)
    return Object.keys(below).length > 0 ? [[key, below]] : []
  })
  return Object.fromEntries(entries)
}

/**
 * The opening of a namespace, picked out of its texts in any language: that of the intake has those of its first step and
 * of what is around every step. The other steps wait for the whole namespace, which contains these again.
 */
export const openingTexts = (namespace: string, texts: TextTree): TextTree =>
  picked(texts, openings[namespace] ?? [], false)

/** The texts of a namespace that its opening lacks. */
export const textsAfterOpening = (namespace: string, texts: TextTree): TextTree =>
  picked(texts, openings[namespace] ?? [], true)
