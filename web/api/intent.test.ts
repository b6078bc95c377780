import { expect, it } from 'vitest'
import { createIntent } from './intent.ts'

function countingIntent() {
  let made = 0
  return createIntent(() => `key-${++made}`)
}

it('keeps the key while the same thing is sent again', () => {
  const intent = countingIntent()
  expect(intent.keyFor({ email: 'a@example.com' })).toBe('key-1')
  expect(intent.keyFor({ email: 'a@example.com' })).toBe('key-1')
})

it('takes a new key for other content', () => {
  const intent = countingIntent()
  intent.keyFor({ email: 'a@example.com' })
  expect(intent.keyFor({ email: 'b@example.com' })).toBe('key-2')
})

it('takes a new key for the same content once it was done', () => {
  const intent = countingIntent()
  intent.keyFor({ channel: 'link' })
  intent.done()
  expect(intent.keyFor({ channel: 'link' })).toBe('key-2')
})
