import { escapeHtml } from './text/escape-html.ts'

/**
 * What the pages that are rendered when the web is built leave open, because it depends on the operator's settings. The
 * start of the server fills it in.
 */
export const PAGE_VALUES = ['publicUrl', 'contactEmail', 'year'] as const
/** Parts of these pages that are only there under a condition. */
export const PAGE_CONDITIONS = ['signUp', 'hidden', 'demo', 'imprint'] as const

export type PageValue = (typeof PAGE_VALUES)[number]
export type PageCondition = (typeof PAGE_CONDITIONS)[number]

/** The place of a value in a page, in its text or in a quoted attribute. */
export const valuePlace = (name: PageValue): string => `[[${name}]]`

/** What stands before and behind a part that is only there under a condition. Such parts are not nested. */
export const conditionPlace = (name: PageCondition): { before: string; behind: string } => ({
  before: `[[if ${name}]]`,
  behind: `[[end ${name}]]`,
})

/**
 * A built page with its values, which are escaped, and only the parts whose condition holds.
 * @param html as `valuePlace` and `conditionPlace` mark it
 */
export function fillPage(
  html: string,
  values: Readonly<Record<PageValue, string>>,
  holds: Readonly<Record<PageCondition, boolean>>,
): string {
  let page = html
  for (const name of PAGE_CONDITIONS) {
    const { before, behind } = conditionPlace(name)
    page = page
      .split(before)
      .map((part, index) => {
        if (index === 0) return part
        const end = part.indexOf(behind)
        return (holds[name] ? part.slice(0, end) : '') + part.slice(end + behind.length)
      })
      .join('')
  }
  return page.replace(/\[\[(\w+)\]\]/g, (place, name: string) => {
    const known = PAGE_VALUES.find((value) => value === name)
    return known ? escapeHtml(values[known]) : place
  })
}
