import { expect, it } from 'vitest'
import { createPasswordHasher } from './hasher.ts'

it('stores argon2id at 19 MiB and takes the same characters in another form', async () => {
  const hasher = createPasswordHasher()
  const stored = await hasher.hash('café-lantern')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.matches(stored, 'cafe\u0301-lantern')).toBe(true)
  expect(await hasher.matches(stored, 'cafe-lantern')).toBe(false)
  expect(await hasher.matches(undefined, 'café-lantern')).toBe(false)
})

it('refuses with 503 what would wait too long, and recovers', async () => {
  const hasher = createPasswordHasher({ atOnce: 1, waiting: 1 })
  const asked = await Promise.allSettled([hasher.hash('a'), hasher.hash('b'), hasher.hash('c')])
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(asked[2]).toMatchObject({ reason: { status: 503 } })
  await expect(hasher.hash('d')).resolves.toMatch(/^\$argon2id/)
})

it('compares nothing that is longer than any password can be, however right it is', async () => {
  const hasher = createPasswordHasher()
  for (const [length, taken] of [
    [128, true],
    [513, false],
  ] as const) {
    const password = 'x'.repeat(length)
    expect(await hasher.matches(await hasher.hash(password), password)).toBe(taken)
  }
})
