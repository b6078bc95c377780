import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conditionPlace, fillPage, valuePlace } from './page-values.ts'
import { escapeHtml } from './text/escape-html.ts'

const values = {
  publicUrl: 'https://fits.example',
  contactEmail: 'us@fits.example',
  year: '2026',
}
const markup = { ownPolicy: '<p>[[year]]</p>' }
const all = { signUp: true, hidden: true, demo: true, imprint: true }

it('fills in every value, as often as it stands in the page', () => {
  const page = `<a href="${valuePlace('publicUrl')}/">${valuePlace('publicUrl')}</a> ${valuePlace('year')}`
  expect(fillPage(page, { values, markup, holds: all })).toBe(
    '<a href="https://fits.example/">https://fits.example</a> 2026',
  )
})

it('keeps a part only if its condition holds', () => {
  const { before, behind } = conditionPlace('signUp')
  const page = `a${before}b${behind}c${before}d${behind}e`
  expect(fillPage(page, { values, markup, holds: all })).toBe('abcde')
  expect(fillPage(page, { values, markup, holds: { ...all, signUp: false } })).toBe('ace')
})

it('keeps a part only if its condition does not hold, also within another part', () => {
  const named = conditionPlace('imprint')
  const unnamed = conditionPlace('imprint', { fails: true })
  const demo = conditionPlace('demo')
  const page = `${named.before}a${demo.before}b${demo.behind}${named.behind}${unnamed.before}c${unnamed.behind}`
  const filled = (holds: Partial<typeof all>) => fillPage(page, { values, markup, holds })
  expect(filled(all)).toBe('ab')
  expect(filled({ imprint: true })).toBe('a')
  expect(filled({ demo: true })).toBe('c')
})

it('takes markup over as it is, and reads no place in it', () => {
  expect(fillPage(`<div>${valuePlace('ownPolicy')}</div>`, { values, markup, holds: all })).toBe(
    '<div><p>[[year]]</p></div>',
  )
})

it('leaves what is no place of a value as it is', () => {
  expect(fillPage('[[other]] [year] [[ year ]]', { values, markup, holds: all })).toBe(
    '[[other]] [year] [[ year ]]',
  )
})

it('never lets a value become markup or a second value', () => {
  fc.assert(
    fc.property(fc.string(), (said) => {
      const page = fillPage(`<b title="${valuePlace('contactEmail')}">`, {
        values: { ...values, contactEmail: said },
        markup,
        holds: all,
      })
      expect(page).toBe(`<b title="${escapeHtml(said)}">`)
      expect(page.slice(10, -2)).not.toMatch(/[<>"']/)
    }),
  )
})
