import { describe, expect, it } from 'vitest'
import {
  clearCachedUser,
  type DeviceStorage,
  readCachedUser,
  roleKey,
  userKey,
  writeCachedUser,
} from './auth-cache.ts'

function storageWith(start: Record<string, string> = {}): DeviceStorage & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const account = {
  id: '6f1c2a4e-0000-4000-8000-000000000001',
  role: 'fitter',
  name: 'Ines Becker',
  email: 'ines@example.com',
  proven: true,
  language: 'de',
  units: 'metric',
  shortcuts: true,
} as const

describe('the user kept on the device', () => {
  it('stores id, role and display name, and nothing else', () => {
    const storage = storageWith()
    writeCachedUser(storage, account)
    expect([...storage.kept.keys()].sort()).toEqual([roleKey, userKey])
    expect(JSON.parse(storage.getItem(userKey) ?? '')).toEqual({
      id: account.id,
      role: 'fitter',
      name: 'Ines Becker',
    })
    expect(storage.getItem(roleKey)).toBe('fitter')
    expect(readCachedUser(storage)).toEqual({ id: account.id, role: 'fitter', name: 'Ines Becker' })
  })

  it('is read as a guest when it has no name', () => {
    const storage = storageWith()
    const guest = { id: 's-1', role: 'client', guest: true, sessionId: 's-1' } as const
    writeCachedUser(storage, guest)
    expect(storage.getItem(userKey)).toBe('{"id":"s-1","role":"client"}')
    expect(readCachedUser(storage)).toEqual(guest)
    for (const led of [{ followUp: true }, { report: true }] as const) {
      writeCachedUser(storage, { ...guest, ...led })
      expect(readCachedUser(storage)).toEqual({ ...guest, ...led })
    }
  })

  it.each([
    ['nothing', {}],
    ['invalid JSON', { [userKey]: '{', [roleKey]: 'client' }],
    ['another type', { [userKey]: '"x"', [roleKey]: 'client' }],
    ['an id that is not a text', { [userKey]: '{"id":7,"name":"A"}', [roleKey]: 'client' }],
    ['no role', { [userKey]: '{"id":"1","name":"A"}' }],
    ['an unknown role', { [userKey]: '{"id":"1","name":"A"}', [roleKey]: 'admin' }],
    ['a fitter without a name', { [userKey]: '{"id":"1"}', [roleKey]: 'fitter' }],
  ])('is null with %s', (_, start) => {
    expect(readCachedUser(storageWith(start))).toBeNull()
  })

  it('is deleted when cleared', () => {
    const storage = storageWith()
    writeCachedUser(storage, account)
    clearCachedUser(storage)
    expect(storage.kept.size).toBe(0)
  })

  it('causes no error in a browser without storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const closed = { getItem: refuse, setItem: refuse, removeItem: refuse }
    writeCachedUser(closed, account)
    clearCachedUser(closed)
    expect(readCachedUser(closed)).toBeNull()
  })
})
