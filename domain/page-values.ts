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

function withCondition(
  html: string,
  name: PageCondition,
  { fails, isThere }: { fails: boolean; isThere: boolean },
): string {
  const { before, behind } = conditionPlace(name, { fails })
  return html
    .split(before)
    .map((part, index) => {
      if (index === 0) return part
      const end = part.indexOf(behind)
      return (isThere ? part.slice(0, end) : '') + part.slice(end + behind.length)
    })
    .join('')
}

/**
 * A built page with its values, which are escaped, and only the parts whose condition holds.
 * @param html as `valuePlace` and `conditionPlace` mark it
 */
export function fillPage(html: string, { values, markup, holds }: PageFilling): string {
  const page = PAGE_CONDITIONS.reduce((filled, name) => {
    const isThere = holds[name] === true
    const ifHeld = withCondition(filled, name, { fails: false, isThere })
    return withCondition(ifHeld, name, { fails: true, isThere: !isThere })
  }, html)
  // One pass, so that no value is read as a place.
  return page.replace(/\[\[(\w+)\]\]/g, (place, name: string) => {
    const written = PAGE_MARKUP.find((each) => each === name)
    if (written) return markup[written] ?? ''
    const value = PAGE_VALUES.find((each) => each === name)
    return value ? escapeHtml(values[value] ?? '') : place
  })
}
