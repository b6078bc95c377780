import { expect, it } from 'vitest'
import { avoidedWords, missingTerms, readTerms, termsUsed } from './terms.ts'

const english = readTerms(`
# A comment
[terms]
saddle: saddle | saddles
saddle height: saddle height
saddle setback: setback
`)

it('finds the terms of an English text as whole words, the longest first', () => {
  expect(termsUsed('The Saddle height', english)).toEqual(['saddle height'])
  expect(termsUsed('Saddles, and the saddle height', english)).toEqual(['saddle height', 'saddle'])
  expect(termsUsed('Unsaddled setbacks', english)).toEqual([])
})

const missing = (text: string, translation: string, terms: string) =>
  missingTerms('common:a.b', translation, { text, terms: english }, readTerms(terms))

it('accepts a form in compounds and inflections, and other words at the dots', () => {
  const german = '[terms]\nsaddle: Sattel | Sättel\nsaddle height: Höhe … Sattels'
  expect(missing('The saddle', 'Rennsattel', german)).toEqual([])
  expect(missing('The saddle height', 'die Höhe deines neuen Sattels', german)).toEqual([])
  expect(missing('The saddle height', 'die Höhe und dann noch vieles bis zu Sattels', german)).toEqual([
    'saddle height',
  ])
  expect(missing('The saddle', 'der Sitz', german)).toEqual(['saddle'])
  expect(missing('The setback', 'der Sattel', german)).toEqual(['saddle setback'])
})

it('excuses the keys that do without a term', () => {
  expect(missing('The saddle', 'der Sitz', '[without term]\nsaddle: common:a.*')).toEqual([])
  expect(missing('The saddle', 'der Sitz', '[without term]\nsaddle: common:b.*')).toEqual(['saddle'])
})

it('finds words to avoid: in small letters in any case, in capitals exactly, in scripts without spaces anywhere', () => {
  const terms = readTerms('[never]\nmail | Sie | 您')
  expect(avoidedWords('Mail an sie', terms)).toEqual(['mail'])
  expect(avoidedWords('E-Mail an sie', terms)).toEqual([])
  expect(avoidedWords('Haben Sie Mailboxen?', terms)).toEqual(['Sie'])
  expect(avoidedWords('给您的邮件', terms)).toEqual(['您'])
})

it('refuses a section that it does not know', () => {
  expect(() => readTerms('[term]\nsaddle: Sattel')).toThrow('[term]')
})
