import type { Page } from '@playwright/test'
import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
import { enterAsSupport } from './harness/support-staff.ts'
import { expect, phone, test } from './harness/test.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function look(page: Page) {
  await expectNoViolations(page)
  await expectNoSideways(page, page.url())
}

/** Fills in the form of an access, sends it, and opens the session. */
async function openSession(page: Page, address: string, reason: 'Technical' | 'Quality') {
  await page.goto('/support')
  await press(page, 'Open and tell rider and fitter')
  await expect(page.getByText('There’s no session’s id in this text.')).toBeVisible()
  await expect(page.getByLabel('Session')).toBeFocused()
  await page.getByLabel('Session').fill(address)
  await page.getByRole('radio', { name: new RegExp(`^${reason}`) }).check()
  await page.getByLabel('Why').fill('The rider says the form does not open')
  await press(page, 'Open and tell rider and fitter')
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(page).toHaveURL(/\/support\/sessions\//)
}

for (const [width, options] of [
  ['1280 px', { viewport: { width: 1280, height: 800 } }],
  ['360 px', phone],
] as const)
  test(`support opens a session, rider and fitter see it, and the rider ends it, at ${width}`, async ({
    server,
    device,
    mailbox,
    noise,
    fitter,
    finished,
  }) => {
    test.slow()
    noise.expect(/^403: POST \/api\/auth\/supabase-login|^401: |^404: GET \/api\/support-accesses|^console: /)
    const { rider, sessionId } = finished
    const staff = await device(options)

    await test.step('support signs in with the second factor, and opens the session for quality', async () => {
      await enterAsSupport(staff, server, mailbox)
      await openSession(staff, `${server.url}/sessions/${sessionId}`, 'Quality')
      await expect(staff.getByText('Fit completed', { exact: true }).last()).toBeVisible()
      await expect(staff.getByText('support_access (mail)').first()).toBeVisible()
      await look(staff)
    })

    await test.step('it reads the answers, without who gave them', async () => {
      await press(staff, 'Show answers and fit data')
      await expect(staff.getByText('Planks, three times a week')).toBeVisible()
      await expect(staff.getByText(/Saddle height \(After\): 742/)).toBeVisible()
      const shown = (await staff.locator('main').textContent()) ?? ''
      for (const secret of [rider.name, rider.email, fitter.name]) expect(shown).not.toContain(secret)
      await look(staff)
    })

    const own = await device({ ...options, storageState: await rider.calls.storageState() })
    await test.step('rider and fitter are told by mail', async () => {
      const mail = await mailbox.newest(rider.email, /support/)
      expect(mail.text).toContain('/settings/support-access')
      expect((await mailbox.newest(fitter.email, /support opened|looking at a session/)).text).toContain(
        sessionId,
      )
    })

    await test.step('the fitter sees it in the session', async () => {
      await fitter.page.goto(`/sessions/${sessionId}?tab=history`)
      await expect(fitter.page.getByText('The rider says the form does not open')).toBeVisible()
      await expect(fitter.page.getByText('Answers and fit data').first()).toBeVisible()
    })

    await test.step('the rider sees what was opened, and ends it', async () => {
      await own.goto('/settings/privacy')
      await own.getByRole('link', { name: /support looked at your data/ }).click()
      await expect(own.getByText('The rider says the form does not open')).toBeVisible()
      await expect(own.getByText(/Technical record/).first()).toBeVisible()
      await look(own)
      await press(own, 'End access')
      await own.getByRole('dialog').getByRole('button', { name: 'End access' }).click()
      await expect(own.getByText(/^Ended/)).toBeVisible()
    })

    await test.step('support gets nothing any more', async () => {
      const gone = staff.waitForResponse((answer) => answer.url().endsWith('/record'))
      await staff.reload()
      expect((await gone).status()).toBe(404)
      await expect(staff.getByText(/no access here that is in force/)).toBeVisible()
    })
  })
