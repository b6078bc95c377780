import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BrokenCsv, readCsv, separatorOf, withoutGuard, writeCsv } from './csv.ts'

const cellsOf = (...args: Parameters<typeof readCsv>) => readCsv(...args).map(({ cells }) => cells)

describe('readCsv', () => {
  it.each<[string, string, string[][]]>([
    [
      'plain rows',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['no last line end, any line end', 'a\rb\nc', [['a'], ['b'], ['c']]],
    ['quotes, doubled quotes, separators and line ends inside', '"a,""b""\r\nc",d', [['a,"b"\r\nc', 'd']]],
    ['empty cells', ',\r\n"",x', [['', 'x']]],
    ['a byte order mark', '\ufeffa,b', [['a', 'b']]],
    ['nothing', '', []],
    ['blank lines', 'a\n\n  \nb', [['a'], ['b']]],
  ])('reads %s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  it('knows the line that a row starts on', () => {
    expect(readCsv('a\r\n"b\r\nb"\r\nc').map(({ line }) => line)).toEqual([1, 2, 4])
  })

  it.each([
    ['a quote inside', 'a\nb"c', 2],
    ['a quote never closed', 'a,"b\n\n', 1],
    ['text after a quote', '"a"b', 1],
  ])('refuses %s with its line', (_, text, line) => {
    expect(() => readCsv(text)).toThrow(BrokenCsv)
    try {
      readCsv(text)
    } catch (error) {
      expect(error).toHaveProperty('line', line)
    }
  })

  it('finds the separator in the first line', () => {
    expect([separatorOf('a;b;c\n1,2;3'), separatorOf('a\tb'), separatorOf('a'), separatorOf('')]).toEqual([
      ';',
      '\t',
      ',',
      ',',
    ])
  })

  it('reads any text or names the broken line; what it wrote is read back, and runs nowhere', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'=+-@\'",;\t\r\n 1a＝') }),
      fc.constantFrom('=1+1', "'=1", "''", '-5', '+4,5', '@x', '\r', "'\t"),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { maxLength: 6 }), (rows) => {
        const kept = rows.filter((cells) => cells.some((text) => text.trim() !== ''))
        const written = writeCsv(rows)
        expect(cellsOf(written).map((cells) => cells.map(withoutGuard))).toEqual(kept)
        for (const text of cellsOf(written).flat())
          expect(/^[=@＝]|^[+-](?!\d+(?:[.,]\d+)?$)/.test(text)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'"a,\r\n;') }), (text) => {
        try {
          readCsv(text)
        } catch (error) {
          expect(error).toBeInstanceOf(BrokenCsv)
        }
      }),
    )
  })
})
