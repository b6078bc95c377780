import { expect, it } from 'vitest'
import { usualPaper } from './save-pdf.ts'

it('is Letter in the regions that use it, else A4', () => {
  expect(usualPaper(['en-US', 'de'])).toBe('letter')
  expect(usualPaper(['es-MX'])).toBe('letter')
  expect(usualPaper(['en-GB', 'en-US'])).toBe('a4')
  expect(usualPaper([])).toBe('a4')
})
