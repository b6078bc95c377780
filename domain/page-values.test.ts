import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conditionPlace, fillPage, valuePlace } from './page-values.ts'
import { escapeHtml } from './text/escape-html.ts'

const values = {
  publicUrl: 'https://fits.example',
  contactEmail: 'us@fits.example',
  year: '2026',
}
const all = { signUp: true, hidden: true, demo: true, imprint: true }

it('fills in every value, as often as it stands in the page', () => {
  const page = `<a href="${valuePlace('publicUrl')}/">${valuePlace('publicUrl')}</a> ${valuePlace('year')}`
  expect(fillPage(page, values, all)).toBe('<a href="https://fits.example/">https://fits.example</a> 2026')
})

it('keeps a part only if its condition holds', () => {
  const { before, behind } = conditionPlace('signUp')
  const page = `a${before}b${behind}c${before}d${behind}e`
  expect(fillPage(page, values, all)).toBe('abcde')
  expect(fillPage(page, values, { ...all, signUp: false })).toBe('ace')
})

it('leaves what is no place of a value as it is', () => {
  expect(fillPage('[[other]] [year] [[ year ]]', values, all)).toBe('[[other]] [year] [[ year ]]')
})

it('never lets a value become markup or a second value', () => {
  fc.assert(
    fc.property(fc.string(), (said) => {
      const page = fillPage(
        `<b title="${valuePlace('contactEmail')}">`,
        { ...values, contactEmail: said },
        all,
      )
      expect(page).toBe(`<b title="${escapeHtml(said)}">`)
      expect(page.slice(10, -2)).not.toMatch(/[<>"']/)
    }),
  )
})
