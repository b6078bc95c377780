import type { Page } from '@playwright/test'

/** Opens the account menu. */
export const openAccountMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Account: / }).click()

/** Logs out by the account menu. */
export async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
}
