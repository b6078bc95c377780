import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { appendToLedger, completeLedgers, readLedger } from './erasure-ledger.ts'
import { readErasures } from './testing/read-erasures.ts'

const entry = (digit: number) => ({
  riderId: `${String(digit).repeat(8)}-1111-4111-8111-111111111111`,
  at: '2026-11-20T10:00:00.000Z',
})
const lineOf = (digit: number) => `${JSON.stringify(entry(digit))}\n`

let home: string
let copies: string[]
let [first, second] = ['', '']
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'spokewell-ledger-'))
  first = join(home, 'a', 'ledger.jsonl')
  second = join(home, 'b', 'ledger.jsonl')
  copies = [first, second]
})
afterEach(() => rm(home, { recursive: true }))

it('writes every entry to both copies', async () => {
  await appendToLedger(copies, [entry(1)])
  await appendToLedger(copies, [entry(2)])
  for (const file of copies) expect(await readErasures([file])).toEqual([entry(1), entry(2)])
})

it.each(Array.from({ length: lineOf(2).length - 2 }, (_, index) => index + 1))(
  'tolerates and reports a last entry cut off after %i characters, and keeps the next one',
  async (length) => {
    await appendToLedger([first], [entry(1)])
    await writeFile(first, lineOf(1) + lineOf(2).slice(0, length))
    const { entries, remarks } = await readLedger([first])
    expect(entries).toEqual([entry(1)])
    expect(remarks).toEqual([expect.stringMatching(/ledger\.jsonl.*incomplete entry \(line 2\)/)])
    await appendToLedger([first], [entry(3)])
    expect(await readErasures([first])).toEqual([entry(1), entry(3)])
  },
)

it('accepts a last entry that lacks only its line end', async () => {
  await appendToLedger([first], [entry(1)])
  await writeFile(first, (lineOf(1) + lineOf(2)).trimEnd())
  expect(await readErasures([first])).toEqual([entry(1), entry(2)])
  await appendToLedger([first], [entry(3)])
  expect(await readFile(first, 'utf8')).toBe(lineOf(1) + lineOf(2) + lineOf(3))
})

it('finds the entry that an earlier program appended to a cut-off one', async () => {
  await appendToLedger([first], [entry(1)])
  await writeFile(first, lineOf(1) + lineOf(2).slice(0, 30) + lineOf(3))
  expect(await readErasures([first])).toEqual([entry(1), entry(3)])
})

it('tolerates zeros where a power loss left the end of a line', async () => {
  await appendToLedger([first], [entry(1)])
  await writeFile(first, `${lineOf(1)}${lineOf(2).slice(0, 20)}${'\0'.repeat(64)}`)
  expect(await readErasures([first])).toEqual([entry(1)])
})

it('refuses a damaged line, naming file and line, unless another copy is intact', async () => {
  await appendToLedger(copies, [entry(1)])
  await writeFile(first, `garbage\n${lineOf(1)}`)
  await expect(readLedger([first])).rejects.toThrow(`${first} is damaged in line 1`)
  const { entries, remarks } = await readLedger(copies)
  expect(entries).toEqual([entry(1)])
  expect(remarks).toEqual([expect.stringContaining(`${first} is damaged in line 1`)])
})

it('reports whether there is a ledger', async () => {
  expect(await readLedger(copies)).toEqual({ entries: [], found: false, remarks: [] })
  await appendToLedger([second], [entry(1)])
  expect(await readLedger(copies)).toMatchObject({ found: true })
})

it('completes each copy from the others', async () => {
  await appendToLedger([first], [entry(1), entry(2)])
  await appendToLedger([second], [entry(2)])
  await completeLedgers(copies, await readErasures(copies))
  for (const file of copies) expect(await readErasures([file])).toHaveLength(2)
  const before = await readFile(first, 'utf8')
  await completeLedgers(copies, await readErasures(copies))
  expect(await readFile(first, 'utf8')).toBe(before)
})

it('keeps the last of what a rider closed and opened, in whichever copy it is', async () => {
  const closing = (on: boolean, minute: number) => ({
    of: entry(1).riderId,
    closed: 'access' as const,
    on,
    at: `2026-11-20T10:0${minute}:00.000Z`,
  })
  await appendToLedger([first], [closing(true, 1), closing(false, 2)])
  await appendToLedger([second], [closing(true, 1), entry(2)])
  const { entries, remarks } = await readLedger(copies)
  expect(remarks).toEqual([])
  expect(entries).toEqual(expect.arrayContaining([entry(2), closing(false, 2)]))
  expect(entries).toHaveLength(2)
  await completeLedgers(copies, entries)
  expect((await readLedger([second])).entries).toEqual(expect.arrayContaining([closing(false, 2)]))
})

it('reports a closing whose writing was cut off', async () => {
  const line = JSON.stringify({ of: entry(1).riderId, closed: 'fit', on: true, at: entry(1).at })
  await appendToLedger([first], [entry(2)])
  await writeFile(first, lineOf(2) + line.slice(0, 70))
  const { entries, remarks } = await readLedger([first])
  expect(entries).toEqual([entry(2)])
  expect(remarks).toEqual([expect.stringContaining('incomplete entry')])
})
