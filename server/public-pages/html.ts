import { escapeHtml } from '#domain/text/escape-html.ts'

/** Markup whose texts are escaped. Only `html` makes it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

/** What a template may contain. Texts are escaped; nothing stands for what is left out. */
type Part = Html | string | number | false | null | undefined | readonly Part[]

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return part ? part.map(markupOf).join('') : ''
}

/** Writes markup. Every value in it is escaped for text and for quoted attributes, unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + markupOf(parts[index])).join(''))

/**
 * Data for machines as a script element that no browser executes. No text of it can end the element.
 */
export const jsonData = (data: object): Html =>
  new Html(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}</script>`,
  )

/** The built page's own markup, taken over as it is. */
export const builtMarkup = (markup: string): Html => new Html(markup)
