import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KEYS_KEPT_MS, OpenedKeys } from './opened-keys.ts'
import type { HolderKey } from './vault.ts'

const open = vi.fn((holder: string): HolderKey => {
  const unused = () => Buffer.of()
  return { holder, seal: unused, open: () => '', sealBytes: unused, openBytes: unused }
})
const [first, second] = [randomBytes(80), randomBytes(80)]

let keys: OpenedKeys<HolderKey>
beforeEach(() => {
  vi.useFakeTimers()
  open.mockClear()
  keys = new OpenedKeys(open)
})
afterEach(() => {
  keys.forgetAll()
  vi.useRealTimers()
})

describe('an opened key', () => {
  it('is opened once for the same wrapped key', () => {
    expect(keys.of('rider', first)).toBe(keys.of('rider', Buffer.from(first)))
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('is not given for another wrapped key of its holder', () => {
    keys.of('rider', first)
    keys.of('rider', second)
    expect(open).toHaveBeenLastCalledWith('rider', second)
  })

  it('is not kept when it could not be opened', () => {
    keys.of('rider', first)
    open.mockImplementationOnce(() => {
      throw new Error('sealed under another key')
    })
    expect(() => keys.of('rider', second)).toThrow('sealed under another key')
    keys.of('rider', first)
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('is forgotten within a minute, however often it is used', () => {
    keys.of('rider', first)
    vi.advanceTimersByTime(KEYS_KEPT_MS - 1)
    keys.of('rider', first)
    expect(open).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    keys.of('rider', first)
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('is forgotten at once when all are', () => {
    keys.of('rider', first)
    keys.forgetAll()
    keys.of('rider', first)
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('makes room for those of others', () => {
    keys.of('rider', first)
    for (let others = 0; others < 2_000; others += 1) keys.of(`other ${others}`, first)
    open.mockClear()
    keys.of('rider', first)
    expect(open).toHaveBeenCalledTimes(1)
  })
})
