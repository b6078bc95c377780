import type { Page } from '@playwright/test'
import { expectNoViolations } from './harness/axe.ts'
import { expectGoodLooks, expectNoSideways } from './harness/looks.ts'
import { expect, phone, test } from './harness/test.ts'

/** The legal pages, each with its title. */
const legal = [
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-of-service', 'Terms of service'],
  ['/accessibility', 'Accessibility'],
  ['/imprint', 'Imprint'],
] as const

/** Lays out the parts below the screen, too, so that everything is looked at. */
const layOut = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.defer-paint'))
      part.style.contentVisibility = 'visible'
  })

test('the legal pages are read without scripts, on a phone', async ({ device }) => {
  const page = await device({ ...phone, javaScriptEnabled: false })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  for (const [address, title] of legal) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main')).toContainText('privacy@localhost')
    await expect(page.getByRole('main')).not.toContainText('[[')
    // It needs a script, so it is not there.
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toHaveCount(0)
  }
  await page.goto('/privacy-policy')
  await expect(page.getByText('Version 1.2, last updated')).toBeVisible()
  await expect(page.getByText('up to 7 years after the last session')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service')
  expect(scripts).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('the legal pages are accessible at every width, in light and dark, and enlarged', async ({
  desktop,
}) => {
  for (const [address] of legal) {
    await desktop.goto(address)
    await layOut(desktop)
    await expectGoodLooks(desktop, address)
    await desktop.setViewportSize({ width: 1920, height: 1080 })
    await expectNoSideways(desktop, `${address} at 1920 px`)
    // 1280 px at 200 %.
    await desktop.setViewportSize({ width: 640, height: 450 })
    await expectNoSideways(desktop, `${address} at 200 %`)
    await expectNoViolations(desktop)
    await desktop.setViewportSize({ width: 1280, height: 900 })
  }
})

test('a legal page is printed whole, without what is for the screen', async ({ desktop }) => {
  await desktop.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await desktop.goto('/privacy-policy')
  await desktop.getByRole('button', { name: 'Print' }).focus()
  await desktop.keyboard.press('Enter')
  await expect(desktop.locator('html[data-printed]')).toHaveCount(1)
  await desktop.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'button'] as const)
    await expect(desktop.getByRole(role).first()).toBeHidden()
  await expect(desktop.getByText('A new version has a new number and date.')).toBeVisible()
})

test('links of the program lead to the legal pages and back', async ({ fitter }) => {
  const { page } = fitter
  await page.goto('/mark-rules')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/mark-rules')
  await page.goto('/terms-of-service')
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})
