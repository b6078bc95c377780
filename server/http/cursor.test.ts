import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { timeCursors } from './cursor.ts'

describe('a cursor', () => {
  it('is read as it was written', () => {
    const cursor: [string, string] = ['2026-11-20T10:00:00.123Z', randomUUID()]
    expect(timeCursors.read(timeCursors.write(cursor))).toEqual(cursor)
  })

  it.each([
    '',
    'x',
    '%%%',
    Buffer.from('{}').toString('base64url'),
    Buffer.from('["now","1"]').toString('base64url'),
  ])('is refused when no page returned it: %s', (text) => {
    expect(() => timeCursors.read(text)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
  })
})
