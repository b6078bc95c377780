import { readFile } from 'node:fs/promises'
import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
import { expect, phone, test } from './harness/test.ts'

for (const [name, look] of [
  ['on a phone', phone],
  ['at a desk', { viewport: { width: 1280, height: 900 } }],
] as const)
  test(`a rider downloads everything ${name}`, async ({ device, finished, mailbox }) => {
    test.slow()
    const { rider } = finished
    const page = await device({ ...look, ...rider.browser })
    await page.goto('/settings/privacy')
    await page.getByRole('link', { name: 'Download everything' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download')
    await expectNoViolations(page)
    await page.getByRole('button', { name: /^Make a (new )?copy$/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Your copy is ready' })).toBeVisible({
      timeout: 60_000,
    })
    await expectNoViolations(page)
    await expectNoSideways(page, 'the page of the download')
    const mail = await mailbox.newest(rider.email, /\/settings\/download/)
    expect(mail.subject).toBe('Your copy is ready')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^spokewell-\d{4}-\d\d-\d\d\.zip$/)
    const archive = await readFile(await download.path())
    expect(archive.subarray(0, 2).toString()).toBe('PK')
    expect(archive.includes('index.html')).toBe(true)
  })
