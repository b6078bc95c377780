/** A header field: its name in lower case, and its value on one line. */
export type Field = readonly [name: string, value: string]

/** A message, or a part of a multipart message. */
export interface Part {
  fields: Field[]
  /** Still transfer-encoded; `decodedBody` decodes them. */
  lines: string[]
}

/** No address is longer than this. The limit keeps parsing fast for any input. */
const FIELD_LENGTH = 2000
/** The most header lines that are read. */
const HEADER_LINES = 2000
const MOST_PARTS = 20
const FIELD = /^([!-9;-~]{1,100}):[ \t]*(.*)$/

/** Parses the fields of a header and joins folded lines. Other lines are skipped. */
function fieldsOf(lines: readonly string[]): Field[] {
  const fields: [string, string][] = []
  for (const line of lines.slice(0, HEADER_LINES)) {
    const last = fields.at(-1)
    if (/^[ \t]/.test(line)) {
      if (last && last[1].length < FIELD_LENGTH) last[1] += ` ${line.trim().slice(0, FIELD_LENGTH)}`
      continue
    }
    const [, name, value] = FIELD.exec(line.slice(0, FIELD_LENGTH)) ?? []
    if (name && value !== undefined) fields.push([name.toLowerCase(), value.trim()])
  }
  return fields
}

function partOf(lines: readonly string[]): Part {
  const blank = lines.indexOf('')
  const end = blank < 0 ? lines.length : blank
  return { fields: fieldsOf(lines.slice(0, end)), lines: lines.slice(end + 1) }
}

const linesOf = (text: string): string[] => text.split(/\r?\n/)

/** Parses a message, without the `From ` line that mail servers put before piped messages. */
export function readMessage(text: string): Part {
  const lines = linesOf(text.replace(/^[\r\n]+/, ''))
  return partOf(/^>?From /.test(lines[0] ?? '') ? lines.slice(1) : lines)
}

/** All values of a field. */
export const valuesOf = (fields: readonly Field[], name: string): string[] =>
  fields.flatMap(([known, value]) => (known === name ? [value] : []))

/** The content type of a part in lower case; `text/plain` by default. */
export const typeOf = ({ fields }: Part): string =>
  (valuesOf(fields, 'content-type')[0] ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? ''

function boundaryOf({ fields }: Part): string | null {
  const said = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(valuesOf(fields, 'content-type')[0] ?? '')
  return said?.[1] ?? said?.[2] ?? null
}

/** The parts of a multipart message, at most twenty; empty for other messages. */
export function partsOf(message: Part): Part[] {
  const boundary = boundaryOf(message)
  if (boundary === null) return []
  const parts: string[][] = []
  for (const raw of message.lines) {
    const line = raw.startsWith(`--${boundary}`) ? raw.trimEnd() : raw
    if (line === `--${boundary}--` || parts.length > MOST_PARTS) break
    if (line === `--${boundary}`) parts.push([])
    else parts.at(-1)?.push(raw)
  }
  return parts.slice(0, MOST_PARTS).map(partOf)
}

function fromQuotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return Buffer.from(bytes, 'latin1')
}

/** The decoded body of a part, as text. */
export function decodedBody({ fields, lines }: Part): string {
  const text = lines.join('\n')
  const encoding = valuesOf(fields, 'content-transfer-encoding')[0]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return fromQuotedPrintable(text).toString('utf8')
  return text
}

/** The groups of fields in a text, which are separated by empty lines. */
export function fieldGroups(text: string): Field[][] {
  const groups: string[][] = [[]]
  for (const line of linesOf(text)) {
    if (line.trim() === '') groups.push([])
    else groups.at(-1)?.push(line)
  }
  return groups.map(fieldsOf).filter((fields) => fields.length > 0)
}
