import { expect, type Page } from '@playwright/test'
import { placesOfTexts } from './fit-of-texts.ts'
import { namesWithoutTheirLabel } from './label-in-name.ts'
import { cutOffText, overflowOf } from './looks.ts'
import { englishAmong } from './other-language.ts'

/**
 * Everything that is wrong with a shown page in a language at its width. A page that has just changed its width gets a
 * moment to lay itself out.
 */
export async function languageFaults(page: Page, language: string): Promise<string[]> {
  const sideways = await expect
    .poll(() => overflowOf(page), { timeout: 2_000, intervals: [100, 250] })
    .toEqual([])
    .then(
      () => [],
      () => overflowOf(page),
    )
  const [cutOff, { texts, faults }] = await Promise.all([cutOffText(page), placesOfTexts(page)])
  return [
    ...(sideways.length > 0 ? [`overflows sideways: ${sideways.join(' ')}`] : []),
    ...cutOff.map((element) => `text is cut off: ${element}`),
    ...faults,
    ...(await englishAmong(texts, language)),
    ...(await namesWithoutTheirLabel(page)),
  ]
}
