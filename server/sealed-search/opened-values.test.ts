import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NAMES_KEPT_MS, openedNames, ridersNamed, type SealedName } from '../people/name-search/name-index.ts'
import { riderPlace } from '../people/rider-contact.ts'
import type { MasterKeyRing } from '../vault/master-keys.ts'
import { newVaultRoot, openVault } from '../vault/vault.ts'
import type { ValuesOf } from './opened-values.ts'

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
const whole = (values: SealedName[]) => ({ values, first: true, last: true })

let index: ReturnType<typeof openedNames>

/** The riders of a fitter with this text in their name; null if the names have to be loaded. */
async function find(whose: ValuesOf, typed: string) {
  const names = index.all(whose)
  return names && (await ridersNamed(names, typed))
}

beforeEach(() => {
  vi.useFakeTimers()
  index = openedNames(ring)
})
afterEach(() => {
  index.forgetAll()
  vi.useRealTimers()
})

describe('the names of a fitter', () => {
  it('are searched once all batches have come', async () => {
    expect(await find(of, 'mar')).toBeNull()
    index.add(of, { values: [mara, tom], first: true, last: false })
    expect(await find(of, 'mar')).toBeNull()
    index.add(of, { values: [maria], first: false, last: true })
    expect(await find(of, 'mar')).toEqual([mara.id, maria.id])
    expect(await find(of, 'maria')).toEqual([maria.id])
    expect(await find(of, 'nobody')).toEqual([])
  })

  it('are not known to another fitter, nor after a change', async () => {
    index.add(of, whole([mara]))
    expect(await find({ ...of, fitter: randomUUID() }, 'mara')).toBeNull()
    expect(await find({ ...of, fingerprint: 'second' }, 'mara')).toBeNull()
    index.add({ ...of, fingerprint: 'second' }, whole([tom]))
    expect(await find({ ...of, fingerprint: 'second' }, 'mara')).toEqual([])
    expect(await find(of, 'mara')).toBeNull()
  })

  it('are forgotten a minute after they were loaded, however often they are searched', async () => {
    index.add(of, whole([mara]))
    await vi.advanceTimersByTimeAsync(NAMES_KEPT_MS - 1)
    expect(await find(of, 'mara')).toEqual([mara.id])
    await vi.advanceTimersByTimeAsync(1)
    expect(await find(of, 'mara')).toBeNull()
  })

  it('are not searched in part when they were forgotten between two batches', async () => {
    index.add(of, { values: [mara], first: true, last: false })
    index.forgetAll()
    index.add(of, { values: [maria], first: false, last: true })
    expect(await find(of, 'mar')).toBeNull()
  })

  it('are searched without those that cannot be opened', async () => {
    const damaged = { ...mara, name: `${mara.name.slice(0, -4)}AAAA` }
    const underAnotherKey = { ...maria, wrapped: tom.wrapped }
    const withoutAKey = { ...maria, wrapped: '' }
    expect(index.add(of, { values: [damaged, mara], first: true, last: false })).toBe(1)
    expect(index.add(of, { values: [underAnotherKey, maria, withoutAKey], first: false, last: true })).toBe(2)
    expect(await find(of, 'mar')).toEqual([mara.id, maria.id])
  })

  it('make room for those of others', async () => {
    index.add(of, whole([mara]))
    for (let others = 0; others < 99; others += 1)
      index.add({ fitter: randomUUID(), fingerprint: 'x' }, whole([]))
    expect(await find(of, 'mara')).toEqual([mara.id])
    index.add({ fitter: randomUUID(), fingerprint: 'x' }, whole([]))
    expect(await find(of, 'mara')).toBeNull()
  })
})
