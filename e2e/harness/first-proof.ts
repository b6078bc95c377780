import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Answers the questions for role and name, which are asked again when the address was proven in another browser than
 * the one that signed up.
 */
export async function sayWhoTheyAre(
  page: Page,
  { role, name }: { role: 'client' | 'fitter'; name: string },
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One question first')
  await page.getByRole('radio', { name: role === 'client' ? /^A rider/ : /^A bike fitter/ }).check()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Sign up' }).click()
}
