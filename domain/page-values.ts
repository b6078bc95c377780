import { PROCESSORS } from './legal/processors.ts'
import { escapeHtml } from './text/escape-html.ts'

/**
 * What the pages that are rendered when the web is built leave open, because it depends on the operator's settings. The
 * start of the server fills it in.
 */
export const PAGE_VALUES = [
  'publicUrl',
  'contactEmail',
  'year',
  // The imprint.
  'operatorName',
  'operatorAddress',
  'representedBy',
  'phone',
  'register',
  'vatId',
  // The titles of the operator's own legal texts.
  'ownPolicyTitle',
  'ownTermsTitle',
] as const
/** What the server writes as markup: the operator's own legal texts. */
export const PAGE_MARKUP = ['ownPolicy', 'ownTerms'] as const
/** Parts of these pages that are only there under a condition, or only without it. */
export const PAGE_CONDITIONS = [
  'signUp',
  'hidden',
  'demo',
  'imprint',
  'representedBy',
  'phone',
  'register',
  'vatId',
  'ownPolicy',
  'ownPolicyTitle',
  'ownTerms',
  'ownTermsTitle',
  'processors',
  ...PROCESSORS,
] as const

export type PageValue = (typeof PAGE_VALUES)[number]
export type PageMarkup = (typeof PAGE_MARKUP)[number]
export type PageCondition = (typeof PAGE_CONDITIONS)[number]

/** What a start of the server fills in. */
export interface PageFilling {
  values: Readonly<Partial<Record<PageValue, string>>>
  markup: Readonly<Partial<Record<PageMarkup, string>>>
  /** What is not named does not hold. */
  holds: Readonly<Partial<Record<PageCondition, boolean>>>
}

/** The place of a value in a page, in its text or in a quoted attribute; of markup, in its text. */
export const valuePlace = (name: PageValue | PageMarkup): string => `[[${name}]]`

/**
 * What stands before and behind a part that is only there under a condition. A part may stand in one with another name.
 * @param fails the part is there if the condition does not hold
 */
export const conditionPlace = (name: PageCondition, { fails = false } = {}) => {
  const condition = fails ? `not ${name}` : name
  return { before: `[[if ${condition}]]`, behind: `[[end ${condition}]]` }
}

/** A mark in a page: the beginning or the end of a part under a condition, or the place of a value or markup. */
const MARK = new RegExp(
  `\\[\\[(?:(if|end) ((?:not )?)(${PAGE_CONDITIONS.join('|')})|(${[...PAGE_VALUES, ...PAGE_MARKUP].join('|')}))\\]\\]`,
  'g',
)

/** What stands at the place of a value or of markup. */
function filled(name: string, { values, markup }: PageFilling): string {
  const written = PAGE_MARKUP.find((each) => each === name)
  if (written) return markup[written] ?? ''
  const value = PAGE_VALUES.find((each) => each === name)
  return value ? escapeHtml(values[value] ?? '') : ''
}

/**
 * A built page with its values, which are escaped, and only the parts whose condition holds. It is read once, so that
 * no value is read as a mark, and because a start fills about a hundred pages.
 * @param html as `valuePlace` and `conditionPlace` mark it
 */
export function fillPage(html: string, filling: PageFilling): string {
  const holding: ReadonlySet<string> = new Set(PAGE_CONDITIONS.filter((name) => filling.holds[name] === true))
  const parts: string[] = []
  /** The end of the part that is left out here. */
  let until: string | null = null
  let from = 0
  for (const mark of html.matchAll(MARK)) {
    const [text, edge, not = '', condition = '', name] = mark
    if (until === null) parts.push(html.slice(from, mark.index))
    from = mark.index + text.length
    if (until !== null) until = text === until ? null : until
    else if (name) parts.push(filled(name, filling))
    else if (edge === 'if' && holding.has(condition) === (not !== ''))
      until = `[[end${text.slice('[[if'.length)}`
  }
  return parts.join('') + html.slice(from)
}
