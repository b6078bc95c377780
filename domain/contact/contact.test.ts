import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCharacter } from '../text/any-character.arbitrary.ts'
import { emailForLookup, isEmail, normalEmail } from './email.ts'
import { internationalPhone, isPhone } from './phone.ts'

it.each([
  'anna@example.com',
  "o'brien+fit@sub.example.co.uk",
  'a@b.co',
  '用户@例子.公司',
  'ñandú@exämple.de',
  'x@xn--e1afmkfd.xn--p1ai',
])('accepts %s as an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each([
  '',
  'anna',
  'anna@localhost',
  '@example.com',
  'anna@',
  'anna@@example.com',
  'an na@example.com',
  'anna@example..com',
  'anna@-example.com',
  'anna@example-.com',
  '.anna@example.com',
  'an..na@example.com',
  'anna@example.com.',
  'anna@example.com\nBcc: all@example.com',
  'anna@example.com, bo@example.com',
  '"anna"@example.com',
  'anna@[127.0.0.1]',
  `${'a'.repeat(65)}@example.com`,
  `anna@${'a'.repeat(64)}.com`,
  `anna@${'a.'.repeat(130)}com`,
])('refuses %j as an address', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('lower-cases the domain, and for lookups the whole address', () => {
  expect(normalEmail(' Anna.Lind＠Example.COM ')).toBe('Anna.Lind@example.com')
  expect(emailForLookup('Anna.Lind@Example.COM')).toBe('anna.lind@example.com')
})

it('has one normal form', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: anyCharacter })), (text) => {
      for (const normal of [normalEmail, emailForLookup]) {
        expect(normal(normal(text))).toBe(normal(text))
      }
    }),
    { numRuns: 2000 },
  )
})

it('accepts 5 to 20 of + digits space ( ) - as a phone number', () => {
  for (const text of ['12345', '+46 (0)70-123 45 67', '0'.repeat(20)]) expect(isPhone(text)).toBe(true)
  for (const text of ['1234', '0'.repeat(21), '070.123.45', '070/12345', '٠٧٠١٢٣', '12345\n']) {
    expect(isPhone(text)).toBe(false)
  }
})

it.each([
  '+49 30 1234567',
  '+49 (30) 123-4567',
  '0049 30 1234567',
  ' +49–30–1234567 ',
  '＋４９ 30 1234567',
  '+49.30.1234567',
])('reads %j as a number with its country code', (typed) => {
  expect(internationalPhone(typed)).toBe('+49301234567')
})

it.each([
  ...['', '+', '12345', '030 1234567', '+0 30 1234567', '+49 30', '+49 30 12345 67890 123', '+49 thirty'],
  '++442079460018',
])('finds no number with a country code in %j', (typed) => {
  expect(internationalPhone(typed)).toBeNull()
})
