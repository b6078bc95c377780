import fc from 'fast-check'
import { expect, it } from 'vitest'
import { folded } from './folded-text.ts'
import { boundedForm } from './normal-form.ts'

it.each([
  ['Très FORTE', 'tres forte'],
  ['Gesäß', 'gesass'],
  ['Łódź Ærø', 'lodz aero'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['İstanbul', 'istanbul'],
  ['ﾊﾝﾄﾞﾙ', 'はんとる'],
  ['サドルの高さ', 'さとるの高さ'],
  ['１７２．５ｍｍ', '172.5mm'],
  ['𝐊nee', 'knee'],
])('folds %s to %s', (text, plain) => {
  expect(folded(text, 100)).toBe(plain)
})

it('leaves out what is longer', () => {
  expect(folded('ÀÉÎ', 2)).toBe('ae')
})

it('folds a text letter by letter as it would as a whole', () => {
  const plain = (text: string) => boundedForm('NFKD', text, 1000).replace(/\p{M}/gu, '').toLowerCase()
  const spelled = /[ßæœøłđþςßÆŒØŁĐÞẞ]/u
  const unit = fc.oneof(
    fc.constantFrom(...'aZ éÅñ\u0301\u0316ΣσÉ한글をガカ\u3099ﾞ½ﬁ'),
    fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
  )
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), (letters) => {
      const text = letters.filter((letter) => !spelled.test(plain(letter))).join('')
      const hiragana = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - 0x60)
      expect(folded(text, 1000)).toBe(
        plain(text)
          .replace(/ς/g, 'σ')
          .replace(/[\u30a1-\u30f6]/g, hiragana),
      )
    }),
  )
})
