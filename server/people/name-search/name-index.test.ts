import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MasterKeyRing } from '../../vault/master-keys.ts'
import { newVaultRoot, openVault } from '../../vault/vault.ts'
import { riderPlace } from '../rider-contact.ts'
import { NAMES_KEPT_MS, NameIndex, type SealedName } from './name-index.ts'

const ring: MasterKeyRing = [{ id: 'k1', key: createSecretKey(randomBytes(32)) }]
const vault = openVault(ring, newVaultRoot(ring))
const of = { fitter: randomUUID(), fingerprint: 'first' }

function sealed(name: string): SealedName {
  const id = randomUUID()
  const { key, wrapped } = vault.newHolderKey(id)
  return {
    id,
    name: key.seal(riderPlace(id, 'name'), name).toString('base64'),
    wrapped: wrapped.toString('base64'),
  }
}
const [mara, maria, tom] = [sealed('Mara Lind'), sealed('María Novák'), sealed('Tom Iyer')]
const whole = (names: SealedName[]) => ({ names, first: true, last: true })

let index: NameIndex
beforeEach(() => {
  vi.useFakeTimers()
  index = new NameIndex(ring)
})
afterEach(() => {
  index.forgetAll()
  vi.useRealTimers()
})

describe('the names of a fitter', () => {
  it('are searched once all batches have come', async () => {
    expect(await index.find(of, 'mar')).toBeNull()
    index.add(of, { names: [mara, tom], first: true, last: false })
    expect(await index.find(of, 'mar')).toBeNull()
    index.add(of, { names: [maria], first: false, last: true })
    expect(await index.find(of, 'mar')).toEqual([mara.id, maria.id])
    expect(await index.find(of, 'maria')).toEqual([maria.id])
    expect(await index.find(of, 'nobody')).toEqual([])
  })

  it('are not known to another fitter, nor after a change', async () => {
    index.add(of, whole([mara]))
    expect(await index.find({ ...of, fitter: randomUUID() }, 'mara')).toBeNull()
    expect(await index.find({ ...of, fingerprint: 'second' }, 'mara')).toBeNull()
    index.add({ ...of, fingerprint: 'second' }, whole([tom]))
    expect(await index.find({ ...of, fingerprint: 'second' }, 'mara')).toEqual([])
    expect(await index.find(of, 'mara')).toBeNull()
  })

  it('are forgotten a minute after they were loaded, however often they are searched', async () => {
    index.add(of, whole([mara]))
    await vi.advanceTimersByTimeAsync(NAMES_KEPT_MS - 1)
    expect(await index.find(of, 'mara')).toEqual([mara.id])
    await vi.advanceTimersByTimeAsync(1)
    expect(await index.find(of, 'mara')).toBeNull()
  })

  it('are not searched in part when they were forgotten between two batches', async () => {
    index.add(of, { names: [mara], first: true, last: false })
    index.forgetAll()
    index.add(of, { names: [maria], first: false, last: true })
    expect(await index.find(of, 'mar')).toBeNull()
  })

  it('make room for those of others', async () => {
    index.add(of, whole([mara]))
    for (let others = 0; others < 99; others += 1)
      index.add({ fitter: randomUUID(), fingerprint: 'x' }, whole([]))
    expect(await index.find(of, 'mara')).toEqual([mara.id])
    index.add({ fitter: randomUUID(), fingerprint: 'x' }, whole([]))
    expect(await index.find(of, 'mara')).toBeNull()
  })
})
