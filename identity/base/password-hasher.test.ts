import { expect, it, vi } from 'vitest'
import { textForm } from '../testing/service.ts'
import { createPasswordHasher } from './password-hasher.ts'

const host = { normalForm: textForm }

it('stores argon2id at 19 MiB and accepts the same characters in another Unicode form', async () => {
  const hasher = createPasswordHasher(host)
  const stored = await hasher.hash('café-lantern')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.matches(stored, 'cafe\u0301-lantern')).toBe(true)
  expect(await hasher.matches(stored, 'cafe-lantern')).toBe(false)
  expect(await hasher.matches(undefined, 'café-lantern')).toBe(false)
})

it('refuses with 503 when too many hashes wait, and recovers', async () => {
  const hasher = createPasswordHasher(host, { atOnce: 1, waiting: 1 })
  const asked = await Promise.allSettled([hasher.hash('a'), hasher.hash('b'), hasher.hash('c')])
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(asked[2]).toMatchObject({ reason: { status: 503 } })
  await expect(hasher.hash('d')).resolves.toMatch(/^\$argon2id/)
})

it('does not compare a password longer than the maximum, even when it is correct', async () => {
  const hasher = createPasswordHasher(host)
  const longest = await hasher.hash('x'.repeat(512))
  expect(await hasher.matches(longest, 'x'.repeat(512))).toBe(true)
  expect(await hasher.matches(longest, 'x'.repeat(513))).toBe(false)
})

it.each(['x'.repeat(513), `lantern${'\u0316\u0301'.repeat(9)}`])(
  'does not normalise or hash a password that is refused',
  async (password) => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    const hasher = createPasswordHasher(host)
    await expect(hasher.hash(password)).rejects.toMatchObject({ code: 'validation_failed' })
    expect(await hasher.matches(undefined, password)).toBe(false)
    expect(normalize).not.toHaveBeenCalled()
    normalize.mockRestore()
  },
)
