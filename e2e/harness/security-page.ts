import type { BrowserContextOptions, Page } from '@playwright/test'
import { PASSWORD, type Person, signUp } from './people.ts'
import { expect } from './test.ts'

/** A row of the security settings, by its title. */
export const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: /E-mail/ }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Log in')
  await expect(page).toHaveURL(/dashboard/)
}

/** Opens the security settings and waits until they are loaded. */
export async function openSecurity(page: Page): Promise<void> {
  await page.goto('/settings/security')
  await expect(row(page, 'Password')).toBeVisible()
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
}

/** A new person on their own device, at their security settings. */
export async function atSecurity(
  url: string,
  device: (options?: BrowserContextOptions) => Promise<Page>,
  role: Person['role'] = 'client',
) {
  const person = await signUp(url, role)
  await person.calls.dispose()
  const page = await device(person.browser)
  await openSecurity(page)
  return { person, page }
}
