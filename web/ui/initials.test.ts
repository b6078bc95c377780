import { expect, it } from 'vitest'
import { initials } from './initials.ts'

// Names are shown as their owners typed them, in Japanese, Korean, Chinese and Vietnamese with the family name first.
it.each([
  ['Ines Becker', 'IB'],
  ['Nguyễn Thị Minh', 'NM'],
  ['山田 太郎', '山太'],
  ['山田太郎', '山'],
  ['김민수', '김'],
  ['王小明', '王'],
  ['สมชาย ใจดี', 'สใ'],
])('the letters of %s stand in its own order: %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
