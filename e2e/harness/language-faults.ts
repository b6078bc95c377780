import type { Page } from '@playwright/test'
import { placesOfTexts } from './fit-of-texts.ts'
import { namesWithoutTheirLabel } from './label-in-name.ts'
import { lostAtSide } from './looks.ts'
import { englishAmong } from './other-language.ts'

/**
 * Everything that is wrong with a shown page in a language at its width. A page that has just changed its width gets a
 * moment to lay itself out.
 */
export async function languageFaults(page: Page, language: string): Promise<string[]> {
  const lost = await lostAtSide(page)
  const { texts, faults } = await placesOfTexts(page)
  return [
    ...lost,
    ...faults,
    ...(await englishAmong(texts, language)),
    ...(await namesWithoutTheirLabel(page)),
  ]
}
