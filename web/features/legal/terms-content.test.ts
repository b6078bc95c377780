import { expect, it } from 'vitest'
import enLegal from '#locales/en/legal.ts'
import { listTexts } from '#locales/texts.ts'
import { termsSections } from './terms-content.ts'

it('shows every section and paragraph of the terms once', () => {
  const shown = termsSections.flatMap(({ section, paragraphs = [], duties = [] }) => [
    `${section}.title`,
    ...paragraphs,
    ...duties,
  ])
  const written = listTexts(enLegal.terms.sections).map(([key]) => key)
  expect(shown.sort()).toEqual(written.sort())
})
