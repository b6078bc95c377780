import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { appendErasures, completeLedgers, readLedger } from './erasure-ledger.ts'
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
  await appendErasures(copies, [entry(1)])
  await appendErasures(copies, [entry(2)])
  for (const file of copies) expect(await readErasures([file])).toEqual([entry(1), entry(2)])
})

it.each(Array.from({ length: lineOf(2).length - 2 }, (_, index) => index + 1))(
  'tolerates and reports a last entry cut off after %i characters, and keeps the next one',
  async (length) => {
    await appendErasures([first], [entry(1)])
    await writeFile(first, lineOf(1) + lineOf(2).slice(0, length))
    const { entries, remarks } = await readLedger([first])
    expect(entries).toEqual([entry(1)])
    expect(remarks).toEqual([expect.stringMatching(/ledger\.jsonl.*incomplete entry \(line 2\)/)])
    await appendErasures([first], [entry(3)])
    expect(await readErasures([first])).toEqual([entry(1), entry(3)])
  },
)

it('accepts a last entry that lacks only its line end', async () => {
  await appendErasures([first], [entry(1)])
  await writeFile(first, (lineOf(1) + lineOf(2)).trimEnd())
  expect(await readErasures([first])).toEqual([entry(1), entry(2)])
  await appendErasures([first], [entry(3)])
  expect(await readFile(first, 'utf8')).toBe(lineOf(1) + lineOf(2) + lineOf(3))
})

it('finds the entry that an earlier program appended to a cut-off one', async () => {
  await appendErasures([first], [entry(1)])
  await writeFile(first, lineOf(1) + lineOf(2).slice(0, 30) + lineOf(3))
  expect(await readErasures([first])).toEqual([entry(1), entry(3)])
})

it('tolerates zeros where a power loss left the end of a line', async () => {
  await appendErasures([first], [entry(1)])
  await writeFile(first, `${lineOf(1)}${lineOf(2).slice(0, 20)}${'\0'.repeat(64)}`)
  expect(await readErasures([first])).toEqual([entry(1)])
})

it('refuses a damaged line, naming file and line, unless another copy is intact', async () => {
  await appendErasures(copies, [entry(1)])
  await writeFile(first, `garbage\n${lineOf(1)}`)
  await expect(readLedger([first])).rejects.toThrow(`${first} is damaged in line 1`)
  const { entries, remarks } = await readLedger(copies)
  expect(entries).toEqual([entry(1)])
  expect(remarks).toEqual([expect.stringContaining(`${first} is damaged in line 1`)])
})

it('reports whether there is a ledger', async () => {
  expect(await readLedger(copies)).toEqual({ entries: [], found: false, remarks: [] })
  await appendErasures([second], [entry(1)])
  expect(await readLedger(copies)).toMatchObject({ found: true })
})

it('completes each copy from the others', async () => {
  await appendErasures([first], [entry(1), entry(2)])
  await appendErasures([second], [entry(2)])
  await completeLedgers(copies, await readErasures(copies))
  for (const file of copies) expect(await readErasures([file])).toHaveLength(2)
  const before = await readFile(first, 'utf8')
  await completeLedgers(copies, await readErasures(copies))
  expect(await readFile(first, 'utf8')).toBe(before)
})
