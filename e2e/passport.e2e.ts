import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
import { expect, phone, test } from './harness/test.ts'
import { fitOf, openFit, saved, value } from './harness/workbench.ts'

const desk = { viewport: { width: 1280, height: 900 } } as const

async function chosen(page: Page, name: string, text: string | Buffer): Promise<void> {
  await page
    .getByLabel('Passport file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
}

test('a rider makes a fit passport, anybody checks it, and another fitter starts from it', async ({
  server,
  device,
  finished,
  practice,
}) => {
  test.slow()
  const { rider, bikeId } = finished
  const page = await device({ ...phone, ...rider.browser })
  let passport = ''
  let link = ''

  await test.step('the rider says what changed, and gets a signed file and a QR code', async () => {
    await page.goto(`/client/bike/${bikeId}`)
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Fit passport' }) })
    await card.getByText('I changed something since the fit').click()
    await card.getByLabel('Saddle height (mm)').fill('745')
    const [answer] = await Promise.all([
      page.waitForResponse(/\/passport$/),
      card.getByRole('button', { name: 'Make passport' }).click(),
    ])
    link = (await answer.json()).link
    await expect(card.getByRole('img', { name: 'QR code with the main numbers' })).toBeVisible()
    await expectNoViolations(page)
    await expectNoSideways(page, 'the bike')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Save file' }).click(),
    ])
    passport = await readFile(await download.path(), 'utf8')
  })

  for (const [name, look] of [
    ['on a phone', phone],
    ['at a desk', desk],
  ] as const)
    await test.step(`anybody checks it ${name}, and nothing of it is sent`, async () => {
      const anybody = await device(look)
      await anybody.goto('/passport')
      await expect(anybody.getByRole('heading', { level: 1 })).toHaveText('Fit passport')
      await anybody.waitForLoadState('networkidle')
      const asked: string[] = []
      anybody.on('request', (request) => asked.push(request.url()))
      await chosen(anybody, 'passport.jws', passport)
      await expect(anybody.getByText(/^Fitted by .+, confirmed by Spokewell at localhost:\d+$/)).toBeVisible()
      await expect(anybody.getByRole('row', { name: /Saddle height/ })).toContainText(
        'Not measured by a fitter',
      )
      await expectNoViolations(anybody)
      await expectNoSideways(anybody, 'the passport')
      await chosen(anybody, 'large.jws', Buffer.alloc(20_000_000, 'a'))
      await expect(anybody.getByRole('alert')).toContainText('too large')
      const [head, body = '', signature] = passport.split('.')
      const signed = Buffer.from(body, 'base64url').toString()
      const claims = signed.replace(/:745(?=[,}\]])/, ':746')
      expect(claims).not.toBe(signed)
      await chosen(
        anybody,
        'changed.jws',
        `${head}.${Buffer.from(claims).toString('base64url')}.${signature}`,
      )
      await expect(anybody.getByRole('alert')).toContainText('It was changed after it was signed')
      await chosen(anybody, 'other.json', '{"a":1}')
      await expect(anybody.getByRole('alert')).toContainText('This file is not a fit passport')
      expect(asked).toEqual([])
    })

  await test.step('the link of the QR code opens the checked main numbers', async () => {
    const anybody = await device(phone)
    await anybody.goto(link.replace(/^https?:\/\/[^/]+/, server.url))
    await expect(anybody.getByText('These are the main numbers.')).toBeVisible()
  })

  await test.step('another fitter imports its numbers as “before”', async () => {
    const fit = await fitOf(server.url, practice.fitter)
    const workbench = await device({ ...desk, ...practice.fitter.browser })
    await openFit(workbench, fit)
    await workbench.getByRole('button', { name: 'Import measurements' }).click()
    const dialog = workbench.getByRole('dialog', { name: 'Import measurements' })
    const paste = dialog.getByLabel('Or paste the text here')
    await paste.fill(passport.replace('.', '.x'))
    await expect(dialog.getByRole('alert')).toContainText('Nothing was imported.')
    await expect(dialog.getByRole('row')).toHaveCount(0)
    await paste.fill(passport)
    await expect(dialog.getByText(/confirmed by Spokewell at/)).toBeVisible()
    await expect(dialog.getByText('Not measured by a fitter: Saddle height.')).toBeVisible()
    await expect(dialog.getByRole('row', { name: /Saddle height/ })).toContainText('before')
    await dialog.getByRole('button', { name: /^Import \d+ values?$/ }).click()
    await expect(dialog).toBeHidden()
    await expect(value(workbench, 'Saddle height, before (mm)')).toHaveValue('745')
    await saved(workbench)
    await workbench.reload()
    await expect(value(workbench, 'Saddle height, before (mm)')).toHaveValue('745')
    await expect(workbench.getByText(/Told by the rider, not measured by a fitter/).first()).toBeVisible()
    await expectNoViolations(workbench)
    await value(workbench, 'Saddle height, before (mm)').fill('744')
    await workbench.keyboard.press('Tab')
    await saved(workbench)
    await expect(workbench.getByText(/Told by the rider, not measured by a fitter/)).toHaveCount(0)
  })
})
