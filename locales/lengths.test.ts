import { expect, it } from 'vitest'
import { lengthFault, widthOf } from './lengths.ts'

it('counts wide characters twice and marks not at all', () => {
  expect(widthOf('サドル')).toBe(6)
  expect(widthOf('เบาะที่')).toBe(5)
  expect(widthOf('Sättel')).toBe(6)
})

it('lets a text grow with the English one, by language', () => {
  const english = 'Enter a number.'
  expect(lengthFault('de', 'errors:a', 'x'.repeat(35), english)).toBe(null)
  expect(lengthFault('de', 'errors:a', 'x'.repeat(36), english)).toBe(
    'is 36 letters long, its place holds 35',
  )
  expect(lengthFault('zh-CN', 'errors:a', '数'.repeat(15), english)).toBe(null)
  expect(lengthFault('zh-CN', 'errors:a', '数'.repeat(16), english)).toContain('its place holds 31')
})

it('knows places that hold less', () => {
  expect(lengthFault('de', 'frame:navigation.home', 'x'.repeat(25), 'x'.repeat(24))).toContain('holds 24')
})

it('asks for a soft hyphen in long words of the narrow bar', () => {
  const fault = (text: string) => lengthFault('de', 'frame:navigation.followUps', text, 'Follow-ups')
  expect(fault('Nachkontrollen')).toBe('needs a soft hyphen (U+00AD) in “Nachkontrollen”')
  expect(fault('Nach\u00adkontrollen')).toBe(null)
})
