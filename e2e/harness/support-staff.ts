import type { Page } from '@playwright/test'
import { appCode } from './app-code.ts'
import { linkIn, type Mailbox } from './mailbox.ts'
import { somebody } from './people.ts'
import type { RunningServer } from './server.ts'
import { expect } from './test.ts'

/** Signs a new member of the support staff in, with the second factor that they must have. */
export async function enterAsSupport(page: Page, server: RunningServer, mailbox: Mailbox): Promise<void> {
  const { email } = somebody('Staff')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await server.console('support', 'add', email)
  await page.goto(linkIn(await mailbox.newest(email, /recovery/), '/auth/confirm'))
  await press('Continue')
  const key = await page.getByLabel('Can’t scan it? Enter this key in the app').inputValue()
  await page.getByLabel('Code from the app').fill(appCode(key))
  await press('Turn on')
  await press('I’ve saved them')
  await expect(page).toHaveURL(/\/(support|reset-password)/)
}
