/** One row of cells, and the line of the text it starts on, from 1. */
export type CsvRow = { line: number; cells: readonly string[] }

export const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** A text with a misplaced quote. */
export class BrokenCsv extends Error {
  readonly line: number
  constructor(line: number) {
    super(`line ${line}: a quote that opens or closes nothing`)
    this.line = line
  }
}

type Reader = { text: string; at: number; line: number }

const lineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0

/** A quoted cell: up to the first quote that is not doubled. */
function readQuoted(reader: Reader): string {
  const begun = reader.line
  const close = /"(?:[^"]|"")*"/y
  close.lastIndex = reader.at
  const [found] = close.exec(reader.text) ?? []
  if (found === undefined) throw new BrokenCsv(begun)
  reader.at += found.length
  reader.line += lineEnds(found)
  return found.slice(1, -1).replaceAll('""', '"')
}

function readPlain(reader: Reader, separator: Separator): string {
  const start = reader.at
  while (reader.at < reader.text.length) {
    const char = reader.text[reader.at]
    if (char === separator || char === '\n' || char === '\r') break
    if (char === '"') throw new BrokenCsv(reader.line)
    reader.at += 1
  }
  return reader.text.slice(start, reader.at)
}

/** What follows a cell: another cell, another row or the end of the text. */
function readEnd(reader: Reader, separator: Separator): 'cell' | 'row' | 'end' {
  if (reader.at >= reader.text.length) return 'end'
  const rest = reader.text.startsWith('\r\n', reader.at) ? '\r\n' : (reader.text[reader.at] ?? '')
  if (rest !== separator && !/^[\r\n]+$/.test(rest)) throw new BrokenCsv(reader.line)
  reader.at += rest.length
  if (rest === separator) return 'cell'
  reader.line += 1
  return reader.at >= reader.text.length ? 'end' : 'row'
}

/**
 * Reads comma-separated values (RFC 4180): quoted cells with line ends and doubled quotes, any line end, a byte
 * order mark. Rows without content are left out.
 * @throws BrokenCsv with the line, for a misplaced quote
 */
export function readCsv(text: string, separator: Separator = ','): CsvRow[] {
  const reader: Reader = { text: text.replace(/^\ufeff/, ''), at: 0, line: 1 }
  const rows: CsvRow[] = []
  for (let next: 'cell' | 'row' | 'end' = 'row'; next !== 'end' && reader.text !== ''; ) {
    const line = reader.line
    const cells: string[] = []
    do {
      cells.push(reader.text[reader.at] === '"' ? readQuoted(reader) : readPlain(reader, separator))
      next = readEnd(reader, separator)
    } while (next === 'cell')
    rows.push({ line, cells })
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/** A line that names the separator (`sep=;`). Spreadsheets read it in the first line that is not blank. */
const NAMED = /^sep=([,;\t])\s*$/i

const firstLine = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .find((line) => line.trim() !== '') ?? ''

/** Whether a row does nothing but name the separator. */
export const namesSeparator = (text: string): boolean => NAMED.test(firstLine(text))

/** The separator a text names or seems to use: the most frequent one in its first line. */
export function separatorOf(text: string): Separator {
  const first = firstLine(text)
  const [, named] = NAMED.exec(first) ?? []
  const counted = SEPARATORS.map((separator) => ({ separator, count: first.split(separator).length }))
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best)).separator
  return SEPARATORS.find((separator) => separator === named) ?? most
}

/** What a spreadsheet would run as a formula, including full-width signs; numbers may start with a sign. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/
const GUARD = "'"

const isFormula = (cell: string): boolean => FORMULA.test(cell) && cell.trim() !== '' && !NUMBER.test(cell)

/** Whether a cell needs a guard: a formula, or a text that looks like a guarded one. */
const isDangerous = (cell: string): boolean => isFormula(cell) || isGuarded(cell)
const isGuarded = (cell: string): boolean => cell.startsWith(GUARD) && isDangerous(cell.slice(GUARD.length))

/** The cell without the apostrophe that keeps a spreadsheet from running it. */
export const withoutGuard = (cell: string): string => (isGuarded(cell) ? cell.slice(GUARD.length) : cell)

const quoted = (cell: string): string =>
  /["\r\n,;\t]/.test(cell) || cell.trim() !== cell ? `"${cell.replaceAll('"', '""')}"` : cell

/** Writes comma-separated values (RFC 4180), every row ended by CRLF; no cell is a formula for a spreadsheet. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => `${cells.map((cell) => quoted(isDangerous(cell) ? GUARD + cell : cell)).join(',')}\r\n`)
    .join('')
