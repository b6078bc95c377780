import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

describe('a cursor', () => {
  it('comes back as it went', () => {
    const cursor = { at: new Date('2026-11-20T10:00:00.123Z'), id: randomUUID() }
    expect(readCursor(writeCursor(cursor))).toEqual(cursor)
  })

  it.each([
    '',
    'x',
    '%%%',
    Buffer.from('{}').toString('base64url'),
    Buffer.from('["now","1"]').toString('base64url'),
  ])('that no page told is refused: %s', (text) => {
    expect(() => readCursor(text)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
  })
})
