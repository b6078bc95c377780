import { expect, it } from 'vitest'
import { releaseBytes } from './release-bytes.ts'

it('returns the memory of bytes that have it for themselves, also when called twice', () => {
  const bytes = Buffer.from(new ArrayBuffer(1000))
  releaseBytes(bytes)
  releaseBytes(bytes)
  expect(bytes.length).toBe(0)
  expect(bytes.buffer).toHaveProperty('detached', true)
})

it('leaves bytes alone that share their memory with others', () => {
  const all = new Uint8Array([1, 2, 3, 4])
  releaseBytes(all.subarray(1, 3))
  expect([...all]).toEqual([1, 2, 3, 4])
  const shared = new Uint8Array(new SharedArrayBuffer(4))
  releaseBytes(shared)
  expect(shared).toHaveLength(4)
})
