import { escapeHtml } from '#domain/text/escape-html.ts'

/** Text of a page that is markup already. Any other text is escaped. */
export interface Html {
  html: string
}

type Value = string | number | null | undefined | Html | readonly Html[]

const isList = (value: Value): value is readonly Html[] => Array.isArray(value)

function written(value: Value): string {
  if (value === null || value === undefined) return ''
  if (isList(value)) return value.map(({ html }) => html).join('\n')
  return typeof value === 'object' ? value.html : escapeHtml(String(value))
}

/** Markup with values, which are escaped: `markup\`<p>${name}</p>\``. */
export const markup = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  html: parts.map((part, index) => part + written(values[index])).join(''),
})

export const nothing: Html = { html: '' }

/** Names with their values, without those that have none. */
export function factList(facts: readonly { label: string; value: string | null | undefined }[]): Html {
  const known = facts.filter(({ value }) => value)
  if (known.length === 0) return nothing
  return markup`<dl>${known.map(({ label, value }) => markup`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`
}

/** A table with a head. */
export const dataTable = (head: readonly string[], rows: readonly (readonly string[])[]): Html =>
  rows.length === 0
    ? nothing
    : markup`<div class="wide"><table><thead><tr>${head.map((cell) => markup`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => markup`<tr>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`

/** A section with a heading, unless it is empty. */
export const section = (title: string, body: Html): Html =>
  body.html === '' ? nothing : markup`<section><h4>${title}</h4>${body}</section>`
