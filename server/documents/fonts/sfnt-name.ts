const TABLE_RECORD = 16
const HEADER = 12

interface Table {
  tag: string
  bytes: Buffer
}

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = HEADER + index * TABLE_RECORD
    const offset = font.readUInt32BE(record + 8)
    return {
      tag: font.toString('latin1', record, record + 4),
      bytes: font.subarray(offset, offset + font.readUInt32BE(record + 12)),
    }
  })
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])

function checksum(bytes: Buffer): number {
  let sum = 0
  const whole = padded(bytes)
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

function writeTables(version: Buffer, tables: readonly Table[]): Buffer {
  const header = Buffer.alloc(HEADER)
  version.copy(header)
  const levels = Math.floor(Math.log2(tables.length))
  header.writeUInt16BE(tables.length, 4)
  header.writeUInt16BE(2 ** levels * TABLE_RECORD, 6)
  header.writeUInt16BE(levels, 8)
  header.writeUInt16BE((tables.length - 2 ** levels) * TABLE_RECORD, 10)
  let offset = HEADER + tables.length * TABLE_RECORD
  const records = tables.map(({ tag, bytes }) => {
    const record = Buffer.alloc(TABLE_RECORD)
    record.write(tag, 'latin1')
    record.writeUInt32BE(checksum(bytes), 4)
    record.writeUInt32BE(offset, 8)
    record.writeUInt32BE(bytes.length, 12)
    offset += padded(bytes).length
    return record
  })
  return Buffer.concat([header, ...records, ...tables.map(({ bytes }) => padded(bytes))])
}

/** Windows, Unicode, English: the kind of record that every reader supports. */
const ENGLISH = [3, 1, 0x409] as const

/** A `name` table of format 0: family (1), style (2), full (4) and PostScript name (6). */
function nameTable(family: string, style: string): Buffer {
  const names: [id: number, text: string][] = [
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, `${family}-${style}`],
  ]
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const head = Buffer.alloc(6 + names.length * 12)
  head.writeUInt16BE(names.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  for (const [index, [id]] of names.entries()) {
    const length = texts[index]?.length ?? 0
    for (const [place, value] of [...ENGLISH, id, length, offset].entries())
      head.writeUInt16BE(value, 6 + index * 12 + place * 2)
    offset += length
  }
  return Buffer.concat([head, ...texts])
}

/**
 * The same TrueType or OpenType font under another name (OpenType 1.9, `name` and table directory). The checksum of the
 * whole file in `head` is not updated, because no PDF reader checks it.
 */
export function renamed(font: Buffer, family: string, style: 'Regular' | 'Bold'): Buffer {
  const tables = readTables(font).map(({ tag, bytes }) => ({
    tag,
    bytes: tag === 'name' ? nameTable(family, style) : bytes,
  }))
  return writeTables(font.subarray(0, 4), tables)
}
