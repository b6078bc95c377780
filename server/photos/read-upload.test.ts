import { describe, expect, it } from 'vitest'
import { readUpload } from './read-upload.ts'

const ownMemory = (...values: number[]) => Uint8Array.from(values)
async function* stream(...parts: Uint8Array[]) {
  yield* parts
}

describe('an upload', () => {
  it('is read whole, in the order of its parts', async () => {
    expect(await readUpload(stream(ownMemory(1, 2), ownMemory(), ownMemory(3)))).toEqual(Buffer.of(1, 2, 3))
  })

  it('returns the memory of its own parts', async () => {
    const parts = [ownMemory(1, 2), ownMemory(3)]
    expect(await readUpload(stream(...parts), undefined, true)).toEqual(Buffer.of(1, 2, 3))
    expect(parts.map(({ length }) => length)).toEqual([0, 0])
  })

  it('leaves parts alone that others may use', async () => {
    const parts = [ownMemory(1, 2), ownMemory(3)]
    await readUpload(stream(...parts))
    expect(parts.map(({ length }) => length)).toEqual([2, 1])
  })
})
