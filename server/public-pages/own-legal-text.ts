import { readFileSync } from 'node:fs'
import { type LegalBlock, type LegalText, readLegalText } from '#domain/legal/legal-text.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { type Html, html } from './html.ts'

/** No legal text is longer. */
const MOST_BYTES = 256 * 1024

const strict = new TextDecoder('utf-8', { fatal: true })

/** The operator's own text. @throws OperatorProblem if the file is not there, is too large or is not text */
export function readOwnText(setting: string, file: string | null): LegalText | null {
  if (file === null) return null
  let bytes: Buffer
  let text: string
  try {
    bytes = readFileSync(file)
    text = strict.decode(bytes)
  } catch {
    throw new OperatorProblem(`${setting}: ${file} is not a text file in UTF-8 that can be read.`)
  }
  if (bytes.length > MOST_BYTES) throw new OperatorProblem(`${setting}: ${file} is longer than 256 kB.`)
  const read = readLegalText(text)
  if (read.blocks.length === 0) throw new OperatorProblem(`${setting}: ${file} says nothing.`)
  return read
}

function markupOf(block: LegalBlock): Html {
  if (block.kind === 'paragraph') return html`<p>${block.text}</p>`
  if (block.kind === 'list')
    return html`<ul class="grid list-disc gap-1.5 ps-5 marker:text-teal">${block.items.map((item) => html`<li>${item}</li>`)}</ul>`
  return block.level === 2
    ? html`<h2 class="mt-4">${block.text}</h2>`
    : html`<h3 class="mt-4">${block.text}</h3>`
}

/** The blocks of the operator's own text as they stand in a page. Nothing in them becomes markup. */
export const ownTextMarkup = (text: LegalText): string => html`${text.blocks.map(markupOf)}`.markup
