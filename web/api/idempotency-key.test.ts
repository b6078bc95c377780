import { expect, it } from 'vitest'
import { createIdempotencyKeys } from './idempotency-key.ts'

function countedKeys() {
  let made = 0
  return createIdempotencyKeys(() => `key-${++made}`)
}

it('keeps the key while the same content is sent again', () => {
  const keys = countedKeys()
  expect(keys.keyFor({ email: 'a@example.com' })).toBe('key-1')
  expect(keys.keyFor({ email: 'a@example.com' })).toBe('key-1')
})

it('takes a new key for other content', () => {
  const keys = countedKeys()
  keys.keyFor({ email: 'a@example.com' })
  expect(keys.keyFor({ email: 'b@example.com' })).toBe('key-2')
})

it('takes a new key for the same content after a success', () => {
  const keys = countedKeys()
  keys.keyFor({ channel: 'link' })
  keys.done()
  expect(keys.keyFor({ channel: 'link' })).toBe('key-2')
})
