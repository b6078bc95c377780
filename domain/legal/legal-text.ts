/** A part of an operator's own legal text. */
export type LegalBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }

/** An operator's own legal text. */
export interface LegalText {
  title: string | null
  blocks: LegalBlock[]
}

const HEADING = /^(#{1,3})\s+(.+)$/
const ITEM = /^[-*]\s+/

function blockOf(lines: readonly string[]): LegalBlock {
  const [first = ''] = lines
  const [, marks, text] = HEADING.exec(first) ?? []
  if (marks && text) return { kind: 'heading', level: marks.length === 3 ? 3 : 2, text }
  if (!ITEM.test(first)) return { kind: 'paragraph', text: lines.join(' ') }
  // A line that does not begin an item belongs to the one before it.
  const items = lines.join('\n').split(/\n(?=[-*]\s)/)
  return { kind: 'list', items: items.map((item) => item.replace(ITEM, '').replaceAll('\n', ' ')) }
}

/**
 * Reads a text in the plainest Markdown: `#` the title, `##` and `###` headings, `-` items of a list, paragraphs with an
 * empty line between them. Everything else stays as it is written; nothing becomes markup.
 */
export function readLegalText(source: string): LegalText {
  const paragraphs = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    // A heading is a paragraph of its own, with or without an empty line.
    .replace(/^(#{1,3}\s.*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0)
  const [[first = ''] = []] = paragraphs
  const title = /^#\s+(.+)$/.exec(first)?.[1] ?? null
  return { title, blocks: (title === null ? paragraphs : paragraphs.slice(1)).map(blockOf) }
}
